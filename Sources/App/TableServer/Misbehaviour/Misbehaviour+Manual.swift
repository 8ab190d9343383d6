extension Misbehaviour {
  /// All that a description may consist of.
  public static let manual = """
    SPEC is a list with commas; each part may be left out:
      seed=N            where the sequence of faults begins (0): the same seed, the same faults
      late=P%[:TIME]    the request is carried out, and the answer held back (1s)
      lost=P%           the request is carried out, and the connection closed without an answer
      hang=P%           the connection is closed, and nothing done
      429=P%[:TIME]     a storm: everything is refused as too much, for TIME (30s)
      quota=N[:TIME]    after N requests the month's quota is used up, for TIME (for ever)
      limit=N/s[:TIME]  what is more than N requests in a second is refused, and all for TIME (30s)
      500=P% … 599=P%   an error of the server, and nothing done
      html=P%           the request is carried out, and the answer is a page with status 502
      cut=P%            the request is carried out, and the answer's JSON ends in its midst
      partial=P%        of a batch the first half is written, and the answer is 503
    P is a percentage of the requests, such as 10 or 0.5, all of them 100 at most. TIME is such as
    500ms, 2s or 1m; where 429 or limit have one, Retry-After tells it.
    """
}
