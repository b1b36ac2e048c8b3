import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { checkForm, isHealthy, migrations } from '../../functions/api/contact/checkForm.ts';
import { healthResponder } from '../../functions/api/contact/healthResponder.ts';
import { sqliteD1 } from '../../scripts/serve/sqliteD1.ts';
import { listen } from './contactPost.ts';

test('the Function knows every migration', () => {
  expect(migrations).toEqual(
    globSync('migrations/*.sql')
      .map((file) => basename(file))
      .sort(),
  );
});

test('a form with a database is healthy, and the check stores nothing in it', async () => {
  const database = sqliteD1();
  const health = await checkForm({ INQUIRIES: database });
  expect(health).toEqual({ database: 'ready', notifier: 'unset', turnstile: 'off', upkeep: 'done', notices: 'none' });
  expect(isHealthy(health)).toBe(true);
  for (const table of ['inquiries', 'posts', 'salts']) expect(database.rows(table)).toEqual([]);
});

test.each([
  ['a migration that was not applied', 'DELETE FROM d1_migrations'],
  ['a table that is not there', 'DROP TABLE posts'],
  ['a column that is not there', 'ALTER TABLE inquiries DROP COLUMN budget'],
  ['no tables at all', 'DROP TABLE d1_migrations'],
])('%s is distinguished from a database that does not answer', async (_, sql) => {
  const database = sqliteD1();
  database.sqlite.exec(sql);
  const health = await checkForm({ INQUIRIES: database });
  expect(health.database).toBe('unmigrated');
  expect(isHealthy(health)).toBe(false);
});

test('a database that takes too long is unavailable', async () => {
  const database = sqliteD1();
  database.hold();
  const health = await checkForm({ INQUIRIES: database }, Date.now(), 50);
  expect([health.database, isHealthy(health)]).toEqual(['unavailable', false]);
});

test.each([
  ['https://hooks.example/1', 'set', true],
  ['http://hooks.example/1', 'unusable', false],
  ['hooks', 'unusable', false],
])('a notifier at %s is %s', async (url, notifier, healthy) => {
  const health = await checkForm({ INQUIRIES: sqliteD1(), NOTIFY_WEBHOOK_URL: url });
  expect(health.notifier).toBe(notifier);
  expect(isHealthy(health)).toBe(healthy);
});

test.each([
  ['knows', '{"success":false,"error-codes":["invalid-input-response"]}', 'on', true],
  ['does not know', '{"success":false,"error-codes":["invalid-input-secret"]}', 'refused', false],
  ['says nothing of', 'Bad gateway', 'unavailable', false],
])('a Turnstile secret that the verifier %s', async (_, body, turnstile, healthy) => {
  const TURNSTILE_VERIFY_URL = await listen((__, response) => void response.end(body));
  const health = await checkForm({ INQUIRIES: sqliteD1(), TURNSTILE_SECRET: 's3cret', TURNSTILE_VERIFY_URL });
  expect(health.turnstile).toBe(turnstile);
  expect(isHealthy(health)).toBe(healthy);
  expect(JSON.stringify(health)).not.toMatch(/s3cret|127/);
});

test('the public health check contains only status words', async () => {
  const database = sqliteD1();
  database.fail();
  const text = JSON.stringify(await checkForm({ INQUIRIES: database, NOTIFY_WEBHOOK_URL: 'https://hooks.example/secret' }));
  expect(text).toBe('{"database":"unavailable","notifier":"set","turnstile":"off","upkeep":"unknown","notices":"unknown"}');
});

test('the address responds with 200 or 503, is never cached, and queries the database only from time to time', async () => {
  const database = sqliteD1();
  const respond = healthResponder();
  const ask = (method = 'GET') =>
    respond(new Request('https://dunavik.example/api/contact/health', { method }), { INQUIRIES: database });
  const first = await ask();
  expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  database.fail();
  expect((await ask()).status).toBe(200);
  expect((await ask('POST')).status).toBe(405);
  const elsewhere = await healthResponder()(new Request('https://dunavik.example/api/contact/health'), {});
  expect([elsewhere.status, await elsewhere.json()]).toMatchObject([503, { database: 'unavailable' }]);
});

test('the table of migrations is the one that wrangler keeps', () => {
  const wrangler = readFileSync('node_modules/wrangler/wrangler-dist/cli.js', 'utf8');
  expect(wrangler).toContain('DEFAULT_MIGRATION_TABLE = "d1_migrations"');
});
