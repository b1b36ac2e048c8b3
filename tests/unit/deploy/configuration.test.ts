import { globSync, readFileSync } from 'node:fs';
import { constants, DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { databaseProblems, readDatabases } from '../../../scripts/deploy/database.ts';

const live = { name: 'inquiries', id: 'aaaaaaaa-0000-4000-8000-000000000000' };
const preview = { name: 'inquiries-preview', id: 'bbbbbbbb-0000-4000-8000-000000000000' };

test('wrangler.toml names the live database in both places and another one for previews', () => {
  expect(databaseProblems(readDatabases())).toEqual([]);
  expect(databaseProblems({ commands: live, preview, production: live }, 'production')).toEqual([]);
});

test.each([
  ['the commands have another', { commands: { ...live, id: preview.id } }, 'expected the live one in both places'],
  ['previews have the live one', { preview: { ...preview, id: live.id } }, 'previews have the database of the live site'],
])('it is said when %s', (_, changes, problem) => {
  const databases = { commands: live, preview, production: live, ...changes };
  expect(databaseProblems(databases, 'preview')).toEqual([expect.stringContaining(problem)]);
});

/** What a migration may do: the Functions of the deployment before go on while it runs, and after a way back. */
const { SQLITE_CREATE_TABLE, SQLITE_CREATE_INDEX, SQLITE_ALTER_TABLE, SQLITE_REINDEX } = constants;
const { SQLITE_INSERT, SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION } = constants;
const structure = [SQLITE_CREATE_TABLE, SQLITE_CREATE_INDEX, SQLITE_ALTER_TABLE, SQLITE_REINDEX];
const allowed = new Set([...structure, SQLITE_INSERT, SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION]);
const migrations = globSync('migrations/*.sql')
  .sort()
  .map((file) => readFileSync(file, 'utf8'));

/** Runs migrations, and after each what an older Function writes. @throws Error when one does more than add */
function apply(all: string[]) {
  const database = new DatabaseSync(':memory:');
  const older: [table: string, columns: string[]][] = [];
  for (const sql of all) {
    database.setAuthorizer((code, target) => {
      const bookkeeping = (code === constants.SQLITE_UPDATE && target?.startsWith('sqlite_')) || target === 'quick_check';
      return allowed.has(code) || bookkeeping ? constants.SQLITE_OK : constants.SQLITE_DENY;
    });
    database.exec(sql);
    database.setAuthorizer(null);
    for (const [table, columns] of older)
      database.exec(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table} WHERE 0`);
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'").all();
    for (const { name } of tables as { name: string }[]) {
      const columns = database.prepare('SELECT name, "notnull" AS must, dflt_value FROM pragma_table_info(?)').all(name);
      const known = older.find(([table]) => table === name)?.[1];
      for (const { name: column, must, dflt_value } of columns)
        if (known && !known.includes(String(column)) && must && dflt_value === null) throw new Error(`${column} must be given`);
      if (!known) older.push([name, columns.map(({ name: column }) => String(column))]);
    }
  }
}

describe('a migration', () => {
  test('of this project only adds', () => {
    expect(migrations.length).toBeGreaterThan(0);
    const more = ['CREATE INDEX i ON inquiries (name)', "ALTER TABLE posts ADD COLUMN a TEXT NOT NULL DEFAULT ''"];
    expect(() => apply([...migrations, ...more])).not.toThrow();
  });

  test.each([
    'DROP TABLE salts',
    'ALTER TABLE inquiries DROP COLUMN link',
    'ALTER TABLE inquiries RENAME COLUMN link TO url',
    'ALTER TABLE posts RENAME TO sent',
    'ALTER TABLE inquiries ADD COLUMN phone TEXT NOT NULL',
    "UPDATE inquiries SET notice = 'sent'",
    'CREATE TRIGGER t AFTER INSERT ON posts BEGIN DELETE FROM posts; END',
  ])('may not be: %s', (sql) => expect(() => apply([...migrations, sql])).toThrow());
});
