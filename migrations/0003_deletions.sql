-- References of inquiries that the upkeep has deleted, until the webhook has taken them.
CREATE TABLE deletions (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL
);
