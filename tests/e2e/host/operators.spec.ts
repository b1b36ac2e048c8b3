import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'playwright/test';
import { migrate } from '../../../scripts/inquiries/database.ts';

test('the operators’ commands read the database through wrangler, whatever characters an inquiry has', async () => {
  // wrangler takes seconds to start, a minute on a busy machine.
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'dunavik-operators-'));
  await migrate({ persist: folder });
  const [file = ''] = globSync(`${folder}/v3/d1/*/*.sqlite`).filter((path) => !path.endsWith('metadata.sqlite'));
  const database = new DatabaseSync(file);
  database.exec(`INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message)
    VALUES ('ONE', '', 'ONE', '2026-01-01T00:00:00.000Z', 'inquiry', 'Åsa', 'a@b.se', 'a@b.se', 'It''s "one".' || char(10) || 'Two.')`);
  database.close();
  const list = execFileSync(process.execPath, ['scripts/inquiries.ts', '--persist-to', folder], { encoding: 'utf8' });
  expect(list).toMatch(/ONE [\s\S]+It's "one"\.\n {2}Two\./);
  rmSync(folder, { recursive: true, force: true });
});
