import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRequest } from '#functions/api/contact/health.ts';
import { checkHealth, isHealthy } from '#functions/contact/health.ts';
import { migrations } from '#functions/contact/migrations.ts';
import { doUpkeep } from '#functions/contact/upkeep.ts';
import { postFrom, read, setUp, stubFetch, webhook } from './contactPost.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2030, 5, 21, 12);
let hook: ReturnType<typeof webhook>;
let form: ReturnType<typeof setUp>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  hook = webhook();
  form = setUp();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const exec = (sql: string) => form.database.sqlite.exec(sql);
const rows = (table?: string) => form.database.rows(table);
const healthOf = async (settings = form.settings, at?: number, timeoutMs?: number) => {
  const health = await checkHealth(settings, at, timeoutMs);
  return { ...health, healthy: isHealthy(health) };
};

test('the Function knows every migration', () => {
  const files = globSync('migrations/*.sql').map((file) => basename(file));
  expect(migrations).toEqual(files.sort());
});

test('a form with a database is healthy, and the check leaves nothing behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const done = { upkeep: 'done', notices: 'none', healthy: true };
  const off = { notifier: 'unset', turnstile: 'off' };
  expect(await healthOf()).toEqual({ database: 'ready', files: 'ready', ...off, ...done });
  expect(vi.getTimerCount()).toBe(0);
  for (const table of ['inquiries', 'posts', 'salts']) expect(rows(table)).toEqual([]);
});

const unknown = { upkeep: 'unknown', notices: 'unknown', healthy: false };
test.each([
  ['a missing migration', "DELETE FROM d1_migrations WHERE name LIKE '0002%'"],
  ['a missing table', 'DROP TABLE posts'],
  ['a missing column', 'ALTER TABLE inquiries DROP COLUMN budget'],
])('%s is distinguished from an unavailable database', async (_, sql) => {
  exec(sql);
  expect(await healthOf()).toMatchObject({ database: 'unmigrated', ...unknown });
});

test('a database that takes too long is unavailable', async () => {
  form.database.hold();
  const health = await healthOf(form.settings, now, 50);
  expect(health).toMatchObject({ database: 'unavailable', ...unknown });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no answer in time'));
});

test.each([
  ['accepts', '{"success":false,"error-codes":["invalid-input-response"]}', 'on', true],
  ['rejects', '{"success":false,"error-codes":["invalid-input-secret"]}', 'refused', false],
  ['cannot check', 'Bad gateway', 'unavailable', false],
])('a Turnstile secret that Cloudflare %s', async (_, body, turnstile, healthy) => {
  stubFetch(() => new Response(body));
  expect(await healthOf({ ...form.settings, TURNSTILE_SECRET: 's3cret' })).toMatchObject({
    turnstile,
    healthy,
  });
});

test('the health check reports each part, and is cached for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const env = { ...form.settings, NOTIFY_WEBHOOK_URL: hook.url };
  const work: Promise<unknown>[] = [];
  const ask = async (method = 'GET') => {
    const request = new Request('https://dunavik.example/api/contact/health', { method });
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    const answer = await read(onRequest({ request, env, waitUntil }));
    await Promise.all(work);
    return answer;
  };
  const policy = "default-src 'none'; frame-ancestors 'none'";
  const headers = { 'cache-control': 'no-store', 'content-security-policy': policy };
  expect(await ask()).toMatchObject({ status: 200, headers });
  expect(rows('upkeep').map(({ what }) => what)).toContain('begun');
  form.database.fail();
  expect(await ask('HEAD')).toMatchObject({ status: 200, headers, text: '' });
  const allow = 'GET, HEAD';
  expect(await ask('POST')).toMatchObject({ status: 405, headers: { ...headers, allow } });
  vi.advanceTimersByTime(9_999);
  expect((await ask()).status).toBe(200);
  vi.advanceTimersByTime(1);
  const text =
    '{"database":"unavailable","files":"ready","notifier":"set","turnstile":"off","upkeep":"unknown","notices":"unknown"}';
  expect(await ask()).toMatchObject({ status: 503, headers, text });
  expect(hook.notices).toEqual([]);
});

const upkeep = (at = now, url = hook.url) =>
  doUpkeep({ INQUIRIES: form.database, NOTIFY_WEBHOOK_URL: url }, at);
const postAt = async (at: number, count = 1) => {
  for (let n = 0; n < count; n++) await form.post(postFrom(`192.0.2.${n}`, `no ${n}`), at);
  await form.settled();
};
const notices = () => rows().map(({ notice }) => notice);

test('the upkeep deletes old data at most hourly, and names it', async () => {
  await postAt(now - 366 * day);
  await postAt(now - day);
  await Promise.all([upkeep(now + hour), upkeep(now + hour)]);
  expect(rows()).toMatchObject([{ notice: 'sent', notice_attempts: 1 }]);
  for (const table of ['posts', 'salts']) expect(rows(table)).toEqual([]);
  const deleted = expect.stringMatching(/^1 inquiries are older.*Delete them/);
  expect(hook.notices.map(({ text }) => text)).toEqual([deleted, expect.any(String)]);
  exec("UPDATE inquiries SET received_at = '2020-01-01'");
  const before = rows('upkeep');
  await upkeep(now + hour + 1);
  expect(rows('upkeep')).toEqual(before);
  expect(notices()).toEqual(['sent']);
  await upkeep(now + 2 * hour);
  expect(rows()).toEqual([]);
});

test('each upkeep sends a batch of failed notices', async () => {
  await postAt(now - day, 21);
  exec("UPDATE inquiries SET notice = 'failed'");
  for (const left of [11, 1, 0]) {
    await upkeep();
    expect(notices().filter((notice) => notice === 'failed')).toHaveLength(left);
  }
});

test('a webhook that is set later gets only the notices of the last two days', async () => {
  await postAt(now - 2 * day - 1);
  await postAt(now - day);
  const settings = { ...form.settings, NOTIFY_WEBHOOK_URL: hook.url };
  expect((await healthOf(settings, now)).notices).toBe('none');
  await upkeep();
  expect(notices()).toEqual(['pending', 'sent']);
});

test('the upkeep sends the list of deleted inquiries in pieces, again if that fails', async () => {
  form.database.insertInquiries(1200, '2020-01-01');
  hook.status = 500;
  await upkeep();
  hook.status = 204;
  hook.notices.length = 0;
  for (let n = 1; n < 4; n++) await upkeep(now + n * 60_000);
  const texts = hook.notices.map(({ text }) => text);
  expect(texts.join().match(/ABCD-\d+/g)).toHaveLength(1200);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(16_383);
});

test('without a webhook the upkeep keeps no list of deleted inquiries', async () => {
  form.database.insertInquiries(2, '2020-01-01');
  await upkeep(now, '');
  for (const table of ['inquiries', 'deletions']) expect(rows(table)).toEqual([]);
});

test('the upkeep sends the least tried notices first, and stops if one fails', async () => {
  await postAt(now - day, 3);
  exec('UPDATE inquiries SET notice_attempts = 5 WHERE id = 1');
  hook.status = 500;
  await upkeep();
  expect(notices()).toEqual(['pending', 'failed', 'pending']);
});

test('the upkeep alerts if it fails', async () => {
  exec('DROP TABLE deletions');
  await upkeep();
  expect(hook.notices[0]?.text).toContain('the upkeep failed: no such table');
});

test('late upkeep and waiting notices make the form unhealthy', async () => {
  const health = async (at: number, NOTIFY_WEBHOOK_URL = hook.url) => {
    const { upkeep, notices, healthy } = await healthOf(
      { ...form.settings, NOTIFY_WEBHOOK_URL },
      at,
    );
    return `${upkeep} ${notices} ${healthy}`;
  };
  await upkeep();
  expect(await health(now + 2 * day)).toBe('done none true');
  expect(await health(now + 2 * day + 1)).toBe('late none false');
  await postAt(now);
  exec('UPDATE inquiries SET notice_attempts = 1');
  expect(await health(now + hour)).toBe('done none true');
  expect(await health(now + 3 * hour)).toBe('done waiting false');
  expect(await health(now + 3 * hour, '')).toBe('done none true');
});
