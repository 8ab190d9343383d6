import SQLite

extension Schema {
  /// The tables of the store.
  ///
  /// A migration that was shipped is never edited: what changes comes as another one behind it.
  static let store = Schema(
    applicationID: 0x6472_6E6B,  // "drnk"
    migrations: [firstTables, whatTheTableHas, whatLeavesTheTable])

  private static let firstTables = """
    -- Where people talk. The version stamps the last commit of the runs in it; no two commits have the same.
    CREATE TABLE room (
      id INTEGER PRIMARY KEY,
      channel TEXT NOT NULL,
      name TEXT NOT NULL,
      thread TEXT,
      is_private INTEGER NOT NULL CHECK (is_private IN (0, 1)),
      version INTEGER NOT NULL DEFAULT 0 CHECK (version >= 0),
      UNIQUE (channel, name, is_private, thread)
    ) STRICT;
    -- UNIQUE takes two NULLs for different.
    CREATE UNIQUE INDEX room_without_thread ON room (channel, name, is_private)
      WHERE thread IS NULL;
    CREATE INDEX room_version ON room (version);

    -- The serial tells which of two runs is the newer.
    CREATE TABLE run (
      serial INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE CONSTRAINT run_id_is_a_key
        CHECK (id <> '' AND id NOT GLOB '*[^0-9A-Z]*'),
      room INTEGER NOT NULL REFERENCES room (id),
      shop TEXT NOT NULL,
      organizer_id TEXT NOT NULL,
      organizer_name TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('open', 'closed', 'sent', 'done', 'cancelled')),
      opened_at INTEGER NOT NULL,
      deadline INTEGER,
      closed_at INTEGER,
      reminded_at INTEGER,
      terms TEXT NOT NULL CHECK (json_valid(terms))
    ) STRICT;
    CREATE INDEX run_of_room ON run (room, serial);
    CREATE UNIQUE INDEX run_open_in_room ON run (room) WHERE state = 'open';

    -- The last six digits that a day's order numbers have reached.
    CREATE TABLE order_counter (
      day TEXT PRIMARY KEY CHECK (day GLOB '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
      last INTEGER NOT NULL CONSTRAINT order_number_has_six_digits
        CHECK (last BETWEEN 1 AND 999999)
    ) STRICT, WITHOUT ROWID;

    -- What was placed at once.
    CREATE TABLE placed_order (
      number TEXT PRIMARY KEY CHECK (length(number) = 14 AND number NOT GLOB '*[^0-9]*'),
      placed_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- The revision counts a line's changes.
    CREATE TABLE line (
      run TEXT NOT NULL REFERENCES run (id),
      number INTEGER NOT NULL CHECK (number >= 1),
      key TEXT NOT NULL UNIQUE GENERATED ALWAYS AS (run || '-' || number) STORED,
      order_number TEXT NOT NULL REFERENCES placed_order (number),
      orderer_id TEXT NOT NULL,
      orderer_name TEXT NOT NULL,
      beneficiary TEXT,
      drink TEXT NOT NULL CHECK (drink <> ''),
      size TEXT,
      ice TEXT,
      sugar TEXT,
      add_ons TEXT NOT NULL CHECK (json_valid(add_ons)),
      quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 1000),
      unit_price INTEGER NOT NULL CHECK (unit_price >= 0),
      note TEXT,
      image TEXT,
      status TEXT NOT NULL CHECK (status IN ('placed', 'sent', 'done', 'cancelled')),
      is_paid INTEGER NOT NULL CHECK (is_paid IN (0, 1)),
      ordered_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      revision INTEGER NOT NULL DEFAULT 1 CHECK (revision >= 1),
      PRIMARY KEY (run, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX line_of_order ON line (order_number);

    -- The lines that the table does not have as they are now.
    CREATE TABLE outbox (
      run TEXT NOT NULL,
      number INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      last_reason TEXT,
      is_parked INTEGER NOT NULL DEFAULT 0 CHECK (is_parked IN (0, 1)),
      PRIMARY KEY (run, number),
      FOREIGN KEY (run, number) REFERENCES line (run, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX outbox_due ON outbox (due_at) WHERE is_parked = 0;

    -- What people were asked and have not settled.
    CREATE TABLE pending (
      run TEXT NOT NULL REFERENCES run (id),
      person_id TEXT NOT NULL,
      room INTEGER NOT NULL REFERENCES room (id),
      person_name TEXT NOT NULL,
      items TEXT NOT NULL CHECK (json_valid(items)),
      prompt TEXT NOT NULL CHECK (json_valid(prompt)),
      asked_at INTEGER,
      rests_until INTEGER,
      PRIMARY KEY (run, person_id, room)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX pending_resting ON pending (rests_until) WHERE rests_until IS NOT NULL;
    CREATE INDEX pending_room ON pending (room);

    -- What is remembered of a person in a place.
    CREATE TABLE participant (
      person_id TEXT NOT NULL,
      room INTEGER NOT NULL REFERENCES room (id),
      hinted_in TEXT,
      told_to_open_at INTEGER,
      undo TEXT CHECK (undo IS NULL OR json_valid(undo)),
      PRIMARY KEY (person_id, room)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX participant_room ON participant (room);

    -- What was said to each message.
    CREATE TABLE answer (
      channel TEXT NOT NULL,
      message TEXT NOT NULL,
      said_at INTEGER NOT NULL,
      sentences TEXT NOT NULL CHECK (json_valid(sentences)),
      PRIMARY KEY (channel, message)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX answer_age ON answer (said_at);

    -- What was said without a message and is not delivered.
    CREATE TABLE announcement (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      channel TEXT NOT NULL,
      sentence TEXT NOT NULL CHECK (json_valid(sentence))
    ) STRICT;
    CREATE INDEX announcement_of_channel ON announcement (channel, id);
    """
}
