import { beforeEach, expect, test, vi } from 'vitest';
import {
  forget,
  list,
  parseDays,
  parseLimit,
  purgeWithFiles,
  retryNotices,
  saveFiles,
  selection,
} from '../../../scripts/inquiries/operations.ts';
import { readable } from '../../../scripts/inquiries/rows.ts';
import { webhook } from '../../functions/contactPost.ts';
import { sqliteD1 } from '../../functions/sqliteD1.ts';

const noFiles = { save: async () => {}, delete: async () => {} };
let database: ReturnType<typeof sqliteD1>;
const day = 86_400_000;

function insert(reference: string, email: string, daysAgo: number, name = 'Åsa') {
  database.sqlite
    .prepare(
      `INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message)
       VALUES (?, '', ?, ?, 'inquiry', ?, ?, ?, 'First line; it''s one.' || char(10) || 'Second, "quoted".')`,
    )
    .run(
      reference,
      reference,
      new Date(Date.now() - daysAgo * day).toISOString(),
      name,
      email,
      email.toLowerCase(),
    );
}

beforeEach(() => {
  database = sqliteD1();
  insert('OLD', 'old@example.com', 366);
  insert('FORMULA', "O'Hara@example.com", 300, '=1+1');
  insert('FRESH', 'fresh@example.com', 1);
});

const notices = () => database.rows().map(({ reference, notice }) => `${reference} ${notice}`);

test('lists the newest inquiries, the latest at the end', async () => {
  const text = (await list(database, 2)).map(readable).join('\n');
  expect(text).not.toContain('OLD');
  expect(text).toMatch(/FRESH {2}[\d-]+ \d\d:\d\d UTC/);
  expect(text).toMatch(/FORMULA[\s\S]+First line; it's one\.\n {2}Second, "quoted"\.[\s\S]+FRESH/);
});

test('sends a failed notice once the webhook works again, and only once', async () => {
  const hook = await webhook();
  hook.status = 503;
  const run = vi.spyOn(database, 'batch');
  expect(await retryNotices(database, hook.url)).toEqual({ notified: 0, failed: 3 });
  // Each statement takes seconds on a deployed database.
  expect(run).toHaveBeenCalledTimes(1);
  expect((await list(database)).map(readable).join()).toMatch(/OLD .*HTTP 503 \(1 attempts\)/);
  expect(notices()).toEqual(['OLD failed', 'FORMULA failed', 'FRESH failed']);
  hook.status = 200;
  hook.notices.length = 0;
  expect(await retryNotices(database, hook.url)).toEqual({ notified: 3, failed: 0 });
  expect(await retryNotices(database, hook.url)).toEqual({ notified: 0, failed: 0 });
  expect(hook.notices.map(({ subject }) => subject)).toEqual([
    'Inquiry OLD from Åsa',
    'Inquiry FORMULA from =1+1',
    'Inquiry FRESH from Åsa',
  ]);
  expect(notices()).toEqual(['OLD sent', 'FORMULA sent', 'FRESH sent']);
});

test('rejects an unusable webhook before it tries anything', async () => {
  await expect(retryNotices(database, 'http://chat.example')).rejects.toThrow('not https');
  expect(database.rows().map(({ notice_attempts: attempts }) => attempts)).toEqual([0, 0, 0]);
});

test('skips a notice that the Function is sending at the moment', async () => {
  database.sqlite
    .prepare("UPDATE inquiries SET notice_at = ? WHERE reference = 'OLD'")
    .run(new Date().toISOString());
  const hook = await webhook();
  expect(await retryNotices(database, hook.url)).toMatchObject({ failed: 0 });
  expect([hook.notices.length, notices()[0]]).toEqual([2, 'OLD pending']);
});

test('deletes the inquiries of one person, and names those with a sent notice', async () => {
  database.sqlite.exec("UPDATE inquiries SET notice = 'sent' WHERE reference = 'FORMULA'");
  insert('AGAIN', "o'hara@example.com", 2);
  const ofPerson = selection({ email: " o'hara@EXAMPLE.com" });
  expect(await forget(database, noFiles, ofPerson)).toEqual({
    deleted: ['FORMULA', 'AGAIN'],
    notified: ['FORMULA'],
  });
  expect(database.rows().map(({ reference }) => reference)).toEqual(['OLD', 'FRESH']);
});

test('saves and deletes files, each before the inquiry that names it', async () => {
  for (const reference of ['OLD', 'FRESH'])
    database.sqlite.exec(
      `UPDATE inquiries SET cv = '${reference}.pdf' WHERE reference = '${reference}'`,
    );
  const done: string[] = [];
  const files = {
    save: async (name: string) => done.push(`saved ${name}`),
    delete: async (name: string) => done.push(`deleted ${name}, ${database.rows().length} left`),
  };
  expect(await saveFiles(database, files, 'fresh')).toEqual(['FRESH.pdf']);
  await expect(saveFiles(database, files, 'FORMULA')).rejects.toThrow('FORMULA has a file');
  expect(await purgeWithFiles(database, files, 365, Date.now())).toEqual(['OLD']);
  await forget(database, files, selection({ reference: 'FRESH' }));
  expect(done).toEqual(['saved FRESH.pdf', 'deleted OLD.pdf, 3 left', 'deleted FRESH.pdf, 2 left']);
  expect(database.rows().map(({ reference }) => reference)).toEqual(['FORMULA']);
  const failing = { ...files, delete: () => Promise.reject(new Error('no bucket')) };
  database.sqlite.exec("UPDATE inquiries SET cv = 'x.pdf'");
  await expect(forget(database, failing, selection({ reference: 'FORMULA' }))).rejects.toThrow();
  expect(database.rows()).toHaveLength(1);
  expect(() => selection({ email: 'anna' })).toThrow('--email');
});

test('parses 365d as 365 days, and rejects other formats', () => {
  expect(parseDays('365d')).toBe(365);
  for (const age of [undefined, '', '365', '1y', '-1d', '1.5d'])
    expect(() => parseDays(age)).toThrow(/--older-than/);
  expect(() => parseDays('29d')).toThrow('To confirm, add --yes');
  expect(parseDays('0d', true)).toBe(0);
});

test('rejects a limit that is no whole number, or too large for the database', () => {
  expect(parseLimit('200')).toBe(200);
  for (const limit of ['0', '1.5', 'x', '9'.repeat(20)])
    expect(() => parseLimit(limit)).toThrow('expected a whole number from 1');
});
