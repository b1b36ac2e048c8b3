import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkForm, isHealthy, migrations } from '#functions/api/contact/checkForm.ts';
import { onRequest } from '#functions/api/contact/health.ts';
import { doUpkeep } from '#functions/api/contact/upkeep.ts';
import { postFrom, serve, setUp, webhook } from './contactPost.ts';
import { textOf } from './textOf.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2030, 5, 21, 12);
let hook: Awaited<ReturnType<typeof webhook>>;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  hook = await webhook();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Form = ReturnType<typeof setUp>;
const exec = ({ database }: Form, sql: string) => database.sqlite.exec(sql);
const healthOf = async ({ settings }: Form, at?: number, timeoutMs?: number) => {
  const health = await checkForm(settings, at, timeoutMs);
  return { ...health, healthy: isHealthy(health) };
};

test('the Function knows every migration', () => {
  const files = globSync('migrations/*.sql').map((file) => basename(file));
  expect(migrations).toEqual(files.sort());
});

test('a form with a database is healthy, and the check leaves nothing behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const form = setUp();
  const done = { upkeep: 'done', notices: 'none', healthy: true };
  const off = { notifier: 'unset', turnstile: 'off' };
  expect(await healthOf(form)).toEqual({ database: 'ready', files: 'ready', ...off, ...done });
  expect(vi.getTimerCount()).toBe(0);
  for (const table of ['inquiries', 'posts', 'salts'])
    expect(form.database.rows(table)).toEqual([]);
});

const unknown = { upkeep: 'unknown', notices: 'unknown', healthy: false };
test.each([
  ['a missing migration', "DELETE FROM d1_migrations WHERE name LIKE '0002%'"],
  ['a missing table', 'DROP TABLE posts'],
  ['a missing column', 'ALTER TABLE inquiries DROP COLUMN budget'],
])('%s is distinguished from an unavailable database', async (_, sql) => {
  const form = setUp();
  exec(form, sql);
  expect(await healthOf(form)).toMatchObject({ database: 'unmigrated', ...unknown });
});

test('a database that takes too long is unavailable', async () => {
  const form = setUp();
  form.database.hold();
  expect(await healthOf(form, now, 50)).toMatchObject({ database: 'unavailable', ...unknown });
  const problem = 'INQUIRIES: the database failed: no answer in time';
  expect(console.error).toHaveBeenCalledWith(problem);
});

test.each([
  ['accepts', '{"success":false,"error-codes":["invalid-input-response"]}', 'on', true],
  ['rejects', '{"success":false,"error-codes":["invalid-input-secret"]}', 'refused', false],
  ['cannot check', 'Bad gateway', 'unavailable', false],
])('a Turnstile secret that Cloudflare %s', async (_, body, turnstile, healthy) => {
  const TURNSTILE_VERIFY_URL = await serve((__, response) => void response.end(body));
  const health = await healthOf(setUp({ TURNSTILE_SECRET: 's3cret', TURNSTILE_VERIFY_URL }));
  expect(health).toMatchObject({ turnstile, healthy });
  expect(JSON.stringify(health)).not.toMatch(/s3cret|127/);
});

test('the health check responds with 200 or 503 and a word per part, and caches that for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { database, settings } = setUp({ NOTIFY_WEBHOOK_URL: hook.url });
  const work: Promise<unknown>[] = [];
  const ask = async (method = 'GET') => {
    const request = new Request('https://dunavik.example/api/contact/health', { method });
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    const response = await onRequest({ request, env: settings, waitUntil });
    await Promise.all(work);
    return textOf(response);
  };
  const policy = "default-src 'none'; frame-ancestors 'none'";
  const headers = { 'cache-control': 'no-store', 'content-security-policy': policy };
  expect(await ask()).toMatchObject({ status: 200, headers });
  expect(database.rows('upkeep').map(({ what }) => what)).toContain('begun');
  database.fail();
  expect(await ask('POST')).toMatchObject({ status: 405, headers: { ...headers, allow: 'GET' } });
  vi.advanceTimersByTime(9_999);
  expect((await ask()).status).toBe(200);
  vi.advanceTimersByTime(1);
  const text =
    '{"database":"unavailable","files":"ready","notifier":"set","turnstile":"off","upkeep":"unknown","notices":"unknown"}';
  expect(await ask()).toMatchObject({ status: 503, headers, text });
  expect(hook.notices).toEqual([]);
});

const upkeep = ({ database }: Form, at = now) =>
  doUpkeep({ INQUIRIES: database, NOTIFY_WEBHOOK_URL: hook.url }, at);
const postAt = async (form: Form, at: number, count = 1, first = 'no 0') => {
  for (let n = 0; n < count; n++)
    await form.post(postFrom(`192.0.2.${n}`, n ? `no ${n}` : first), at);
  await form.settled();
};
const noticesOf = ({ database }: Form) => database.rows().map(({ notice }) => notice);

test('the upkeep sends failed notices again and deletes old data, at most once an hour', async () => {
  const form = setUp();
  await postAt(form, now - 366 * day);
  await postAt(form, now - day, 1, 'new');
  await Promise.all([upkeep(form, now + hour), upkeep(form, now + hour)]);
  const row = { message: 'new', notice: 'sent', notice_attempts: 1 };
  expect(form.database.rows()).toMatchObject([row]);
  expect([form.database.rows('posts'), form.database.rows('salts')]).toEqual([[], []]);
  const deleted = expect.stringMatching(/^1 inquiries are older.*Delete them/);
  expect(hook.notices.map(({ text }) => text)).toEqual([deleted, expect.any(String)]);
  const upkeepRows = form.database.rows('upkeep');
  exec(form, "UPDATE inquiries SET notice = 'failed', received_at = '2020-01-01'");
  await upkeep(form, now + hour + 1);
  expect(form.database.rows('upkeep')).toEqual(upkeepRows);
  expect(noticesOf(form)).toEqual(['failed']);
  exec(form, `UPDATE inquiries SET received_at = '${new Date(now).toISOString()}'`);
  await upkeep(form, now + 2 * hour);
  expect(form.database.rows()).toMatchObject([{ notice: 'sent', notice_attempts: 2 }]);
});

test('the upkeep sends a batch of waiting notices with each health request', async () => {
  const form = setUp();
  await postAt(form, now - day, 21);
  for (const left of [11, 1, 0]) {
    await upkeep(form);
    expect(noticesOf(form).filter((notice) => notice !== 'sent')).toHaveLength(left);
  }
});

test('the upkeep keeps the list of deleted inquiries until the webhook has it, in pieces', async () => {
  const form = setUp();
  form.database.insertInquiries(1200, '2020-01-01');
  hook.status = 500;
  await upkeep(form);
  expect(form.database.rows()).toEqual([]);
  hook.status = 204;
  hook.notices.length = 0;
  for (let n = 1; n < 4; n++) await upkeep(form, now + n * 60_000);
  const texts = hook.notices.map(({ text }) => text);
  expect(texts.join().match(/ABCD-\d+/g)).toHaveLength(1200);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(16_383);
});

test('the upkeep keeps no list of deleted inquiries without a webhook', async () => {
  const { database } = setUp();
  database.insertInquiries(2, '2020-01-01');
  await doUpkeep({ INQUIRIES: database }, now);
  expect([database.rows(), database.rows('deletions')]).toEqual([[], []]);
});

test('the upkeep starts with the least tried notices, and stops if the webhook is down', async () => {
  const form = setUp();
  await postAt(form, now - day, 3);
  exec(form, 'UPDATE inquiries SET notice_attempts = 5 WHERE id = 1');
  hook.status = 500;
  await upkeep(form);
  expect(noticesOf(form)).toEqual(['pending', 'failed', 'pending']);
});

test('the upkeep alerts if it fails', async () => {
  const form = setUp();
  exec(form, 'DROP TABLE deletions');
  await upkeep(form);
  expect(hook.notices[0]?.text).toContain('the upkeep failed: no such table');
});

test('the upkeep makes the form unhealthy when it is late or when notices wait', async () => {
  const form = setUp();
  const notified = { ...form, settings: { ...form.settings, NOTIFY_WEBHOOK_URL: hook.url } };
  const health = async (at: number) => {
    const { upkeep, notices, healthy } = await healthOf(notified, at);
    return `${upkeep} ${notices} ${healthy}`;
  };
  await upkeep(form);
  expect(await health(now + 2 * day)).toBe('done none true');
  expect(await health(now + 2 * day + 1)).toBe('late none false');
  await postAt(form, now);
  expect(await health(now + hour)).toBe('done none true');
  expect(await health(now + 3 * hour)).toBe('done waiting false');
  expect(await healthOf(form, now + 3 * hour)).toMatchObject({ notices: 'none' });
});
