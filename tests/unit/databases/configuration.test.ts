import { expect, test } from 'vitest';
import { databaseFaults, readDatabases } from '../../../scripts/databases/configuration.ts';

const live = { name: 'inquiries', id: 'aaaaaaaa-0000-4000-8000-000000000000' };
const preview = { name: 'inquiries-preview', id: 'bbbbbbbb-0000-4000-8000-000000000000' };
const unmade = { ...live, id: '00000000-0000-0000-0000-000000000000' };

test('wrangler.toml names the live database in both places and another one for previews', () => {
  expect(databaseFaults(readDatabases())).toEqual([]);
});

test('databases that agree and have been created may be deployed', () => {
  expect(databaseFaults({ commands: live, preview, production: live }, true)).toEqual([]);
});

test.each([
  ['the commands have another', { commands: { ...live, id: preview.id } }, 'expected the live one in both places'],
  ['production has another', { production: { ...live, name: 'others' } }, 'expected the live one in both places'],
  ['previews have the live one', { preview: { ...preview, id: live.id } }, 'previews have the database of the live site'],
  ['the live one is a placeholder', { commands: unmade, production: unmade }, 'has not been created'],
])('it is said when %s', (_, changes, fault) => {
  expect(databaseFaults({ commands: live, preview, production: live, ...changes }, true)).toEqual([
    expect.stringContaining(fault),
  ]);
});

test('a placeholder does for whoever only runs the site here', () => {
  expect(databaseFaults({ commands: unmade, preview, production: unmade })).toEqual([]);
});
