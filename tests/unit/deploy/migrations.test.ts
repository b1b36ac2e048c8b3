import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Migrations may only add, because older Functions run during a migration and after a rollback. */
const additions =
  /^(CREATE TABLE|CREATE INDEX|INSERT INTO|ALTER TABLE \w+ ADD COLUMN(?!.*NOT NULL(?!.* DEFAULT [^N])))\b/;

test('migrations contain only additions', () => {
  const files = globSync('migrations/*.sql');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files)
    for (const statement of readFileSync(file, 'utf8').replace(/--.*$/gm, '').split(';'))
      if (statement.trim()) expect(statement.trim(), file).toMatch(additions);
});
