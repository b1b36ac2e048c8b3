import { beforeEach, expect, test } from 'vitest';
import {
  forget,
  list,
  ofPerson,
  ofReference,
  olderThan,
  retryNotices,
  saveFiles,
} from '#scripts/inquiries/operations.ts';
import { readable } from '#scripts/inquiries/rows.ts';
import { webhook } from '../../functions/contactPost.ts';
import { sqliteD1 } from '../../functions/sqliteD1.ts';

let database: ReturnType<typeof sqliteD1>;

/** A bucket that records what is done. */
const filesOf = (done: string[]) => ({
  save: async (name: string) => done.push(`saved ${name}`),
  delete: async (name: string) => done.push(`deleted ${name}, ${database.rows().length} left`),
});

function insert(reference: string, email: string, daysAgo: number) {
  const receivedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  database.sqlite
    .prepare(
      `INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message)
       VALUES (?1, '', ?1, ?2, 'inquiry', 'Åsa', ?3, lower(?3), 'One.')`,
    )
    .run(reference, receivedAt, email);
}
const left = () => database.rows().map(({ reference }) => reference);

beforeEach(() => {
  database = sqliteD1();
  insert('OLD', 'old@example.com', 366);
  insert('OHARA', "O'Hara@example.com", 300);
  insert('FRESH', 'fresh@example.com', 1);
});

test('sends missing notices again, and says why one failed', async () => {
  const hook = webhook();
  const retry = () => retryNotices(database, hook.url);
  hook.status = 503;
  expect(await retry()).toEqual({ missing: 3, sent: 0 });
  for (const row of await list(database))
    expect(readable(row as never)).toMatch(/HTTP 503 \(1 attempts\)/);
  hook.status = 200;
  expect(await retry()).toEqual({ missing: 3, sent: 3 });
  expect(await retry()).toEqual({ missing: 0, sent: 0 });
});

test('deletes a person’s inquiries, and names those with a sent notice', async () => {
  database.sqlite.exec("UPDATE inquiries SET notice = 'sent' WHERE reference = 'OHARA'");
  insert('AGAIN', "o'hara@example.com", 2);
  expect(await forget(database, filesOf([]), ofPerson(" o'hara@EXAMPLE.com"))).toEqual({
    deleted: ['OHARA', 'AGAIN'],
    notified: ['OHARA'],
    keptFiles: [],
  });
  expect(left()).toEqual(['OLD', 'FRESH']);
});

test('saves files, and deletes them before the inquiries that name them', async () => {
  database.sqlite.exec("UPDATE inquiries SET cv = reference || '.pdf' WHERE reference <> 'OLD'");
  const done: string[] = [];
  const files = filesOf(done);
  expect(await saveFiles(database, files, 'fresh')).toEqual(['FRESH.pdf']);
  await forget(database, files, olderThan('200d'));
  expect(done).toEqual(['saved FRESH.pdf', 'deleted OHARA.pdf, 3 left']);
  expect(left()).toEqual(['FRESH']);
  const failing = { ...files, delete: () => Promise.reject(new Error('no answer')) };
  await expect(forget(database, failing, ofReference('FRESH'))).rejects.toThrow('no answer');
  expect(left()).toEqual(['FRESH']);
  await expect(saveFiles(database, undefined, 'fresh')).rejects.toThrow('no bucket');
  const { keptFiles } = await forget(database, undefined, ofReference('FRESH'));
  expect(keptFiles).toEqual(['FRESH.pdf']);
  expect(left()).toEqual([]);
});

test('deletes by age of more than a month, or less if confirmed', () => {
  expect(() => olderThan('29d')).toThrow('To confirm, add --yes');
  expect(olderThan('0d', true)).toEqual(['received_at < ?', expect.any(String)]);
});

test.each<readonly [problem: string, run: () => unknown]>([
  ['NOTIFY_WEBHOOK_URL is "http://a.example"', () => retryNotices(database, 'http://a.example')],
  ['--email is "anna"; expected an address', () => ofPerson('anna')],
  ['expected the reference of an inquiry', () => ofReference()],
  ['--older-than is "365"', () => olderThan('365')],
  ['--older-than is "1.5d"', () => olderThan('1.5d')],
])('refuses with the message %s', async (problem, run) => {
  await expect(async () => run()).rejects.toThrow(problem);
});
