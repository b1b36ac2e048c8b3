-- What visitors wrote, whether anybody was told, and who has written lately.

CREATE TABLE inquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The form's idempotency key, and a hash of what was written: a repeated post meets both, an edited one only the first.
  key TEXT NOT NULL,
  digest TEXT NOT NULL,
  -- Follows from the key; what the visitor is given.
  reference TEXT NOT NULL,
  -- ISO 8601, UTC.
  received_at TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('inquiry', 'application')),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- In lower case, to find all that one person has sent.
  email_folded TEXT NOT NULL,
  company TEXT NOT NULL DEFAULT '',
  -- Slugs, separated by spaces.
  services TEXT NOT NULL DEFAULT '',
  budget TEXT NOT NULL DEFAULT '',
  start TEXT NOT NULL DEFAULT '',
  job TEXT NOT NULL DEFAULT '',
  link TEXT NOT NULL DEFAULT '',
  message TEXT NOT NULL,
  -- Whether the agency has been told of it.
  notice TEXT NOT NULL DEFAULT 'pending' CHECK (notice IN ('pending', 'sent', 'failed')),
  notice_attempts INTEGER NOT NULL DEFAULT 0,
  notice_at TEXT,
  notice_error TEXT,
  UNIQUE (key, digest)
);

CREATE INDEX inquiries_by_time ON inquiries (received_at);
CREATE INDEX inquiries_by_sender ON inquiries (email_folded);
CREATE INDEX inquiries_untold ON inquiries (id) WHERE notice <> 'sent';

-- Posts of the last hour, by a salted hash of the sender's address.
CREATE TABLE posts (
  sender TEXT NOT NULL,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL
);

CREATE INDEX posts_by_sender ON posts (sender, at);
CREATE INDEX posts_by_time ON posts (at);

-- The salt of one day, for deployments that keep none outside the database.
CREATE TABLE salts (
  day TEXT PRIMARY KEY,
  salt TEXT NOT NULL
);
