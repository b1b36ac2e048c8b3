import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ensureDatabase,
  type Listed,
  needless,
  previewDatabaseName,
  prune,
  withPreviewDatabase,
} from '../../../scripts/databases/preview.ts';

/** An account with databases, as wrangler shows it. */
function account(names: string[] = [], most = 10) {
  const databases: Listed[] = [];
  const create = (name = '') => {
    const day = String(databases.length + 1).padStart(2, '0');
    databases.push({ name, uuid: `id-of-${name}`, created_at: `2026-11-${day}T00:00:00Z` });
  };
  for (const name of names) create(name);
  const asked: string[] = [];
  const run = async ([verb = '', name]: string[]) => {
    asked.push(verb);
    if (verb === 'create' && databases.length >= most)
      throw new Error('You have reached the maximum number of databases [code: 7406]');
    if (verb === 'create') create(name);
    if (verb === 'delete')
      databases.splice(
        databases.findIndex((one) => one.uuid === name),
        1,
      );
    return verb === 'list' ? JSON.stringify(databases) : '';
  };
  return { databases, asked, run };
}

const migrations = ['0001.sql', 'CREATE TABLE a (b)'];

test.each(['new-menu', 'main', '-x', '$(x)', 'renovate/next-16.x', 'Ő', 'x'.repeat(110)])(
  'branch "%s" has a usable name',
  (branch) => {
    expect(previewDatabaseName(branch, migrations)).toMatch(/^inquiries-preview(-[a-z0-9]+)+$/);
    expect(previewDatabaseName(branch, migrations).length).toBeLessThanOrEqual(63);
  },
);

test('branches whose names look alike, and one branch’s other migrations, have other databases', () => {
  const branches = ['a/b', 'a-b', 'A-b', `${'x'.repeat(110)}1`, `${'x'.repeat(110)}2`];
  expect(new Set(branches.map((branch) => previewDatabaseName(branch, migrations))).size).toBe(branches.length);
  expect(previewDatabaseName('a', migrations)).toBe(previewDatabaseName('a', [...migrations]));
  expect(previewDatabaseName('a', ['0001.sql', 'CREATE TABLE a (c)'])).not.toBe(previewDatabaseName('a', migrations));
});

test('a database is created once', async () => {
  const { run, asked, databases } = account(['inquiries']);
  const first = await ensureDatabase(run, 'inquiries-preview-a');
  expect(first).toMatchObject({ name: 'inquiries-preview-a', uuid: 'id-of-inquiries-preview-a' });
  expect(await ensureDatabase(run, 'inquiries-preview-a')).toEqual(first);
  expect(asked.filter((verb) => verb === 'create')).toHaveLength(1);
  expect(databases).toHaveLength(2);
});

test('for an account that may have no more, the message says what to do', async () => {
  const { run } = account(['inquiries'], 1);
  await expect(ensureDatabase(run, 'inquiries-preview-a')).rejects.toThrow(
    'Delete those of closed branches: npm run preview:database -- --prune',
  );
});

test('only previews’ databases are deleted: of branches that are gone, and older ones', async () => {
  const [old, current, gone] = [
    previewDatabaseName('here', ['1']),
    previewDatabaseName('here', ['2']),
    previewDatabaseName('gone', ['1']),
  ];
  const candidate = previewDatabaseName('candidate', ['1']);
  const { run, databases } = account(['inquiries', 'inquiries-preview', 'shop', old, current, gone, candidate]);
  expect(needless(databases, []).map(({ name }) => name)).toEqual([old, current, gone, candidate]);
  expect(await prune(run, ['main', 'here', 'candidate'])).toEqual([old, gone]);
  expect(databases.map(({ name }) => name)).toEqual(['inquiries', 'inquiries-preview', 'shop', current, candidate]);
});

test('wrangler.toml gets the database under preview, and nothing else changes', () => {
  const text = readFileSync('wrangler.toml', 'utf8');
  const changed = withPreviewDatabase(text, { name: 'inquiries-preview-a', uuid: 'id' });
  const lines = (some: string) => some.split('\n');
  const difference = lines(changed).filter((line, index) => line !== lines(text)[index]);
  expect(difference).toEqual(['database_name = "inquiries-preview-a"', 'database_id = "id"']);
  expect(changed.indexOf('"id"')).toBeGreaterThan(changed.indexOf('[[env.preview.d1_databases]]'));
  expect(changed.indexOf('"id"')).toBeLessThan(changed.indexOf('[env.production.vars]'));
  expect(() => withPreviewDatabase('name = "x"\n', { name: 'a', uuid: 'b' })).toThrow('has no section');
  expect(() => withPreviewDatabase('[[env.preview.d1_databases]]\nbinding = "A"\n', { name: 'a', uuid: 'b' })).toThrow(
    'lacks database_name',
  );
});
