-- The name of the CV in the bucket.
ALTER TABLE inquiries ADD COLUMN cv TEXT NOT NULL DEFAULT '';
