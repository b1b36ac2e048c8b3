-- When the Function last did its upkeep, and when it last alerted the agency of a kind of problem.
CREATE TABLE upkeep (
  what TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL
);

INSERT INTO upkeep (what, at) VALUES ('done', CAST(strftime('%s', 'now') AS INTEGER) * 1000);

-- A salted hash of the wider network that a post comes from.
ALTER TABLE posts ADD COLUMN network TEXT NOT NULL DEFAULT '';
CREATE INDEX posts_by_network ON posts (network, at);
