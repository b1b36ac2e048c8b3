import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Migrations may only add, because older Functions run during a migration and after a rollback. */
const additions =
  /^(CREATE TABLE|CREATE INDEX|INSERT INTO|ALTER TABLE \w+ ADD COLUMN(?!.*NOT NULL(?!.* DEFAULT [^N])))\b/;

const isAddition = (sql: string) =>
  sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .every((statement) => !statement || additions.test(statement));

test('migrations contain only additions', () => {
  const files = globSync('migrations/*.sql');
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !isAddition(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  'DROP TABLE salts',
  'ALTER TABLE inquiries DROP COLUMN link',
  'ALTER TABLE inquiries ADD COLUMN phone TEXT NOT NULL',
  'CREATE UNIQUE INDEX one ON inquiries (email)',
  "UPDATE inquiries SET notice = 'sent'",
])('rejects the migration %s', (sql) =>
  expect(isAddition(`CREATE TABLE a (b TEXT); ${sql}`)).toBe(false),
);
