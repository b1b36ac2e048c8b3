import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkForm, isHealthy, migrations } from '../../functions/api/contact/checkForm.ts';
import { healthResponder } from '../../functions/api/contact/healthResponder.ts';
import { serve, setUp } from './contactPost.ts';

test('the Function knows every migration', () => {
  const files = globSync('migrations/*.sql').map((file) => basename(file));
  expect(migrations).toEqual(files.sort());
});

test('a form with a database is healthy, and the check stores nothing in it', async () => {
  const { database, settings } = setUp();
  const health = await checkForm(settings);
  expect(health).toEqual({
    database: 'ready',
    notifier: 'unset',
    turnstile: 'off',
    upkeep: 'done',
    notices: 'none',
  });
  expect(isHealthy(health)).toBe(true);
  for (const table of ['inquiries', 'posts', 'salts']) expect(database.rows(table)).toEqual([]);
});

test.each([
  ['a missing migration', 'DELETE FROM d1_migrations'],
  ['a missing table', 'DROP TABLE posts'],
  ['a missing column', 'ALTER TABLE inquiries DROP COLUMN budget'],
])('%s is distinguished from an unavailable database', async (_, sql) => {
  const { database, settings } = setUp();
  database.sqlite.exec(sql);
  const health = await checkForm(settings);
  expect([health.database, isHealthy(health)]).toEqual(['unmigrated', false]);
});

test('a database that takes too long is unavailable', async () => {
  const { database, settings } = setUp();
  database.hold();
  const health = await checkForm(settings, Date.now(), 50);
  expect([health.database, isHealthy(health)]).toEqual(['unavailable', false]);
});

test.each([
  ['https://hooks.example/1', 'set', true],
  ['http://hooks.example/1', 'unusable', false],
])('a notifier at %s is %s', async (url, notifier, healthy) => {
  const health = await checkForm(setUp({ NOTIFY_WEBHOOK_URL: url }).settings);
  expect([health.notifier, isHealthy(health)]).toEqual([notifier, healthy]);
});

test.each([
  ['accepts', '{"success":false,"error-codes":["invalid-input-response"]}', 'on', true],
  ['rejects', '{"success":false,"error-codes":["invalid-input-secret"]}', 'refused', false],
  ['cannot check', 'Bad gateway', 'unavailable', false],
])('a Turnstile secret that Cloudflare %s', async (_, body, turnstile, healthy) => {
  const TURNSTILE_VERIFY_URL = await serve((__, response) => void response.end(body));
  const health = await checkForm(
    setUp({ TURNSTILE_SECRET: 's3cret', TURNSTILE_VERIFY_URL }).settings,
  );
  expect([health.turnstile, isHealthy(health)]).toEqual([turnstile, healthy]);
  expect(JSON.stringify(health)).not.toMatch(/s3cret|127/);
});

test('the health check responds with 200 or 503 and a word per part, and caches its result', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { database, settings } = setUp({ NOTIFY_WEBHOOK_URL: 'https://hooks.example/secret' });
  const ask = (respond = healthResponder(), method = 'GET') =>
    respond(new Request('https://dunavik.example/api/contact/health', { method }), settings);
  const respond = healthResponder();
  const first = await ask(respond);
  expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(first.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  database.fail();
  expect((await ask(respond)).status).toBe(200);
  expect((await ask(respond, 'POST')).status).toBe(405);
  const uncached = await ask();
  const words =
    '{"database":"unavailable","notifier":"set","turnstile":"off","upkeep":"unknown","notices":"unknown"}';
  expect([uncached.status, await uncached.text()]).toEqual([503, words]);
  vi.restoreAllMocks();
});
