import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'playwright/test';

const { HOST_DATA = '', HOST_INQUIRIES_FILE = '' } = process.env;

test('`npm run inquiries` reads quotes and line breaks through wrangler', async () => {
  // wrangler takes a minute to start on a busy machine.
  test.setTimeout(600_000);
  const database = new DatabaseSync(HOST_INQUIRIES_FILE, { timeout: 60_000 });
  database.exec(`INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message)
    VALUES ('ONE', '', 'ONE', '2026-01-01T00:00:00.000Z', 'inquiry', 'Åsa', 'a@b.se', 'a@b.se', 'It''s "one".' || char(10) || 'Two.')`);
  database.close();
  const list = execFileSync(process.execPath, ['scripts/inquiries.ts', '--persist-to', HOST_DATA], {
    encoding: 'utf8',
  });
  expect(list).toMatch(/ONE [\s\S]+It's "one"\.\n {2}Two\./);
});
