import SQLite

extension Schema {
  /// The second migration: what the table has of the lines.
  static let whatTheTableHas = """
    -- What was last written to a line's records or read of them.
    CREATE TABLE posted (
      run TEXT NOT NULL,
      number INTEGER NOT NULL,
      cells TEXT NOT NULL CHECK (json_valid(cells)),
      is_gone INTEGER NOT NULL DEFAULT 0 CHECK (is_gone IN (0, 1)),
      PRIMARY KEY (run, number),
      FOREIGN KEY (run, number) REFERENCES line (run, number)
    ) STRICT, WITHOUT ROWID;

    -- The table's own ids of a line's records; the place counts them.
    CREATE TABLE posted_record (
      record TEXT PRIMARY KEY CHECK (record <> ''),
      run TEXT NOT NULL,
      number INTEGER NOT NULL,
      place INTEGER NOT NULL CHECK (place >= 0),
      FOREIGN KEY (run, number) REFERENCES posted (run, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX posted_record_of_line ON posted_record (run, number, place);

    -- The cells that were sent without learning what came of them.
    ALTER TABLE outbox ADD COLUMN in_doubt TEXT CHECK (in_doubt IS NULL OR json_valid(in_doubt));

    -- Texts from elsewhere, for when elsewhere is not there.
    CREATE TABLE kept (
      name TEXT PRIMARY KEY,
      text TEXT NOT NULL,
      kept_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The third migration: what goes out of the table again.
  static let whatLeavesTheTable = """
    -- How many of a line's newest records are being taken out of the table.
    ALTER TABLE posted ADD COLUMN leaving INTEGER NOT NULL DEFAULT 0 CHECK (leaving >= 0);
    """
}
