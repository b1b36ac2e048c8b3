import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { takesCv } from '#src/content/facts/takesCv.ts';

const { HOST_DATA = '' } = process.env;

const run = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/inquiries.ts', ...args, '--persist-to', HOST_DATA], {
    encoding: 'utf8',
  });

test('`npm run inquiries` reads quotes, line breaks and files', async ({ request }) => {
  // wrangler takes a minute to start on a busy machine.
  test.setTimeout(900_000);
  const buffer = Buffer.from('%PDF-1.7\n\xff\0', 'latin1');
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer };
  const message = `It's "one".\nTwo.`;
  const typed = { name: 'Åsa', email: 'file@b.se', message, kind: 'application', role: 'Ice' };
  const response = await request.post('/api/contact', {
    headers: { Accept: 'application/json' },
    multipart: { ...typed, cv },
  });
  const { reference } = await response.json();
  expect(run()).toMatch(new RegExp(`${reference} [\\s\\S]+It's "one"\\.\\n {2}Two\\.`));
  if (takesCv) {
    const [, name = ''] = /^Saved (.+)\.$/m.exec(run('file', reference)) ?? [];
    expect(readFileSync(name).equals(buffer)).toBe(true);
    rmSync(name);
  }
  expect(run('delete', reference)).toContain('1 inquiries deleted.');
});
