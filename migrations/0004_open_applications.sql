-- What somebody who applies without a position would like to do, and where.
ALTER TABLE inquiries ADD COLUMN role TEXT NOT NULL DEFAULT '';
ALTER TABLE inquiries ADD COLUMN office TEXT NOT NULL DEFAULT '';
