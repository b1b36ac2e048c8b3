-- What somebody who applies without a position would like to do, and where.
ALTER TABLE inquiries ADD COLUMN role TEXT NOT NULL DEFAULT '';
ALTER TABLE inquiries ADD COLUMN office TEXT NOT NULL DEFAULT '';

-- The host that led to the site, and the page of arrival.
ALTER TABLE inquiries ADD COLUMN source TEXT NOT NULL DEFAULT '';
