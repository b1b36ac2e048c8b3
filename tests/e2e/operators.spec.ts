import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';

const run = promisify(execFile);
test.setTimeout(600_000);

let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunavik-operators-'));
  await run(process.execPath, [
    '--input-type=module',
    '-e',
    `(await import('./scripts/inquiries/migrate.ts')).migrate({ persist: ${JSON.stringify(folder)} })`,
  ]);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of the commands on the database of this test. */
async function command(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const { stdout } = await run(process.execPath, [`scripts/${script}.ts`, '--persist-to', folder, ...args], {
    env: { ...process.env, ...env },
  });
  return stdout;
}

function database<T>(use: (open: DatabaseSync) => T): T {
  const [file = ''] = globSync(`${folder}/v3/d1/*/*.sqlite`).filter((path) => !path.endsWith('metadata.sqlite'));
  const open = new DatabaseSync(file);
  try {
    return use(open);
  } finally {
    open.close();
  }
}

const insert = (reference: string, email: string, daysAgo: number, name = 'Åsa') =>
  database((open) =>
    open
      .prepare(
        `INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message)
         VALUES (?, '', ?, ?, 'inquiry', ?, ?, ?, 'First line; it''s one.' || char(10) || 'Second, "quoted".')`,
      )
      .run(reference, reference, new Date(Date.now() - daysAgo * 86_400_000).toISOString(), name, email, email.toLowerCase()),
  );
const references = () =>
  database((open) => open.prepare('SELECT reference, notice FROM inquiries ORDER BY id').all()).map(
    (row) => `${row.reference} ${row.notice}`,
  );

test('inquiries are listed, exported, told of again, forgotten and purged', async () => {
  insert('OLD', 'old@example.com', 366);
  insert('FORMULA', "O'Hara@example.com", 300, '=1+1');
  insert('FRESH', 'fresh@example.com', 1);
  database((open) => open.exec("INSERT INTO posts VALUES ('abc', 1); INSERT INTO salts VALUES ('2026-01-01', 'x')"));

  const list = await command('inquiries', ['--limit', '2']);
  expect(list).not.toContain('OLD');
  expect(list).toMatch(/FORMULA[\s\S]+First line; it's one\.\n {2}Second, "quoted"\.[\s\S]+FRESH/);
  const csv = await command('inquiries', ['--csv']);
  expect(csv).toMatch(/^\ufeffid,reference,received_at,kind,name,/);
  expect(csv).toContain(",'=1+1,O'Hara@example.com,");
  expect(csv).toContain('"First line; it\'s one.\nSecond, ""quoted""."');

  const told: { subject: string }[] = [];
  let down = true;
  const webhook = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (!down) told.push(JSON.parse(body));
    response.writeHead(down ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(webhook.address() as { port: number }).port}`;
  await expect(command('retryInquiries', [], { NOTIFY_WEBHOOK_URL: url })).rejects.toThrow();
  expect(references()).toEqual(['OLD failed', 'FORMULA failed', 'FRESH failed']);
  down = false;
  expect(await command('retryInquiries', [], { NOTIFY_WEBHOOK_URL: url })).toContain('3 told, 0 failed');
  expect(await command('retryInquiries', [], { NOTIFY_WEBHOOK_URL: url })).toContain('0 told, 0 failed');
  expect(told.map(({ subject }) => subject)).toEqual([
    'Inquiry OLD from Åsa',
    'Inquiry FORMULA from =1+1',
    'Inquiry FRESH from Åsa',
  ]);
  webhook.close();

  expect(await command('forgetInquiries', ['--email', "o'hara@EXAMPLE.com"])).toContain('mailboxes and chats as well: FORMULA');
  expect(references()).toEqual(['OLD sent', 'FRESH sent']);
  expect(await command('purgeInquiries', ['--older-than', '365d'])).toContain('1 inquiries from before');
  expect(references()).toEqual(['FRESH sent']);
  expect(database((open) => open.prepare('SELECT * FROM posts').all())).toEqual([]);
  expect(database((open) => open.prepare('SELECT * FROM salts').all())).toEqual([]);
});
