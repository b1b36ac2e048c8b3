import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { additionFaults } from '../../../scripts/databases/migrations.ts';

const migrations = globSync('migrations/*.sql')
  .sort()
  .map((file) => ({ name: basename(file), sql: readFileSync(file, 'utf8') }));

test('migrations only add', () => {
  expect(migrations.length).toBeGreaterThan(0);
  expect(additionFaults(migrations)).toEqual([]);
});

test('migrations are numbered in their order, each once', () => {
  const numbers = migrations.map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
});

describe('a migration after those', () => {
  test.each([
    'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL); CREATE UNIQUE INDEX notes_once ON notes (text)',
    'CREATE INDEX inquiries_by_name ON inquiries (name)',
    'ALTER TABLE inquiries ADD COLUMN phone TEXT',
    "ALTER TABLE inquiries ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'sv'))",
    "CREATE TABLE days (day TEXT); INSERT INTO days SELECT received_at FROM inquiries; INSERT INTO days VALUES ('x')",
  ])('may add: %s', (sql) => expect(additionFaults([...migrations, { name: '9999', sql }])).toEqual([]));

  test.each([
    ['DROP TABLE salts', '9999: DELETE is more than adding'],
    ['drop  /* now */ index posts_by_time', 'is more than adding'],
    ['ALTER TABLE inquiries DROP COLUMN link', 'takes away inquiries.link'],
    ['ALTER TABLE inquiries RENAME COLUMN link TO url', 'takes away inquiries.link'],
    ['ALTER TABLE posts RENAME TO sent', 'takes away posts.sender'],
    ['CREATE UNIQUE INDEX once ON inquiries (email)', 'unique index once on inquiries'],
    ['ALTER TABLE inquiries ADD COLUMN phone TEXT NOT NULL', 'inquiries.phone, which must be given'],
    ['DELETE FROM salts', 'DELETE is more than adding'],
    ["UPDATE inquiries SET notice = 'sent'", 'UPDATE is more than adding'],
    ['CREATE TRIGGER t AFTER INSERT ON posts BEGIN DELETE FROM posts; END', 'CREATE TRIGGER is more than adding'],
    ['CREATE VIEW v AS SELECT 1', 'CREATE VIEW is more than adding'],
    ['PRAGMA writable_schema = 1', 'PRAGMA is more than adding'],
    ['BEGIN; CREATE TABLE a (b)', 'TRANSACTION is more than adding'],
    ['CREATE TABLE a (b); CREATE TABEL c (d)', 'syntax error'],
  ])('may not: %s', (sql, fault) => {
    expect(additionFaults([...migrations, { name: '9999', sql }]).join('\n')).toContain(fault);
  });
});
