import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'playwright/test';
import { migrate } from '../../../scripts/inquiries/wrangler.ts';

/** wrangler takes seconds to start, a minute on a busy machine. */
const patience = 600_000;
test.setTimeout(patience);

let folder: string;
/** How many times a timer fired while wrangler was running. */
let ticks = 0;
test.beforeAll(async () => {
  // A hook has a time of its own.
  test.setTimeout(patience);
  folder = mkdtempSync(join(tmpdir(), 'dunavik-operators-'));
  const timer = setInterval(() => (ticks += 1), 20);
  await migrate({ persist: folder });
  clearInterval(timer);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command on the database of this test. @returns its output @throws Error with all its output */
const command = (script: string, args: string[] = [], env: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [`scripts/${script}.ts`, '--persist-to', folder, ...args], options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${script} ended with ${error.code}:\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });

function insert(...references: string[]) {
  const [file = ''] = globSync(`${folder}/v3/d1/*/*.sqlite`).filter((path) => !path.endsWith('metadata.sqlite'));
  const database = new DatabaseSync(file);
  const statement = database.prepare(
    `INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message)
     VALUES (?, '', ?, '2026-01-01T00:00:00.000Z', 'inquiry', 'Åsa', 'a@b.se', 'a@b.se', 'It''s one; "quoted".' || char(10) || 'Two.')`,
  );
  for (const reference of references) statement.run(reference, reference);
  database.close();
}

test('commands reach the database and the webhook, and their process is not blocked while wrangler runs', async () => {
  // A process that was blocked for five seconds would send the next notice on a connection that the webhook is closing.
  expect(ticks).toBeGreaterThan(5);
  insert('ONE', 'TWO');
  let notices = 0;
  const webhook = createServer((request, response) => {
    notices += 1;
    request.resume().once('end', () => response.end());
  });
  await new Promise<void>((ready) => webhook.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}`;
  expect(await command('inquiries', ['retry'], { NOTIFY_WEBHOOK_URL: url })).toContain('2 notified, 0 failed');
  expect(notices).toBe(2);
  webhook.close();
  const list = await command('inquiries');
  expect(list).toMatch(/ONE [^\n]*notified[\s\S]+It's one; "quoted"\.\n {2}Two\.[\s\S]+TWO /);
});
