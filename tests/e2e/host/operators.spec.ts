import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'playwright/test';
import { takesCv } from '../../../src/content/facts/takesCv.ts';

const { HOST_DATA = '', HOST_INQUIRIES_FILE = '' } = process.env;

const run = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/inquiries.ts', ...args, '--persist-to', HOST_DATA], {
    encoding: 'utf8',
  });

test('`npm run inquiries` reads quotes and line breaks through wrangler, and files', async ({
  request,
}) => {
  // wrangler takes a minute to start on a busy machine.
  test.setTimeout(900_000);
  const database = new DatabaseSync(HOST_INQUIRIES_FILE, { timeout: 60_000 });
  database.exec(`INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message)
    VALUES ('ONE', '', 'ONE', '2026-01-01T00:00:00.000Z', 'inquiry', 'Åsa', 'a@b.se', 'a@b.se', 'It''s "one".' || char(10) || 'Two.')`);
  database.close();
  expect(run()).toMatch(/ONE [\s\S]+It's "one"\.\n {2}Two\./);

  const buffer = Buffer.from('%PDF-1.7\n\xff\0', 'latin1');
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer };
  const typed = {
    name: 'Å',
    email: 'file@b.se',
    message: 'Hello',
    kind: 'application',
    role: 'Ice',
  };
  const headers = { Accept: 'application/json' };
  const response = await request.post('/api/contact', { headers, multipart: { ...typed, cv } });
  const { reference } = await response.json();
  if (takesCv) {
    const [, name = ''] = /^Saved (.+)\.$/m.exec(run('file', reference)) ?? [];
    expect(readFileSync(name).equals(buffer)).toBe(true);
    rmSync(name);
  }
  expect(run('delete', reference)).toContain('1 inquiries deleted.');
});
