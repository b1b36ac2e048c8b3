import { expect, test } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import { settingsFor } from '../../src/telemetry/sentry/settings.ts';
import { expectRefused } from './refused.ts';
import { dsn, envelope, ingest, ownQuery, send } from './tunnel.ts';

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is not the allowed method', async (method) => {
  await expectRefused(405, method === 'GET' || method === 'HEAD' ? null : envelope, { method });
});

test('another method gets the same response when nothing is configured', async () => {
  const answer = await respond(send(null, { method: 'GET' }), {});
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
});

test.each([
  ['Origin', 'null'],
  ['Origin', 'https://elsewhere.example'],
  ['Origin', 'http://dunavik.example'],
  ['Origin', 'https://dunavik.example:8443'],
  ['Origin', 'https://dunavik.example.elsewhere.example'],
  ['Origin', 'https://dunavik.example/'],
  ['Origin', ''],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Site', 'same-site'],
  ['Sec-Fetch-Site', 'none'],
  ['Sec-Fetch-Site', ''],
])('a request with %s: %s is not from this site', async (name, value) => {
  await expectRefused(403, envelope, { headers: { [name]: value } });
});

test.each([
  '',
  '?p=42&r=de',
  '?o=7&r=de',
  '?o=&p=42&r=de',
  '?o=7&p=&r=de',
  '?o=7&o=7&p=42&r=de',
  '?o=7&p=42&p=43&r=de',
  '?o=x&p=42&r=de',
  '?o=7&p=42x&r=de',
  '?o=-7&p=42&r=de',
  '?o=7.0&p=42&r=de',
  '?o=%207&p=42&r=de',
  '?o=7%0A&p=42&r=de',
  '?o=٧&p=42&r=de',
  '?O=7&P=42&R=de',
  '?o=7&p=../42&r=de',
  '?o=7&p=42%2F..&r=de',
  '?o=7&p=000000000000000000042&r=de',
  '?o=7&p=42&r=',
  '?o=7&p=42&r=de&r=de',
  '?o=7&p=42&r=DE',
  '?o=7&p=42&r=d',
  '?o=7&p=42&r=elsewhere.example%2F',
  '?o=7&p=42&r=de%40elsewhere',
])('the query %j is malformed', async (query) => {
  await expectRefused(400, envelope, { query });
});

test.each(['?o=8&p=42&r=de', '?o=07&p=42&r=de', '?o=7&p=43&r=de', '?o=7&p=042&r=de', '?o=7&p=42&r=us', '?o=7&p=42'])(
  'the query %s is not ours',
  async (query) => {
    await expectRefused(403, envelope, { query });
  },
);

test('a region is not ours where the DSN has none', async () => {
  await expectRefused(403, envelope, { query: ownQuery }, settingsFor(dsn.replace('.de.', '.')));
});

test.each(['gzip', 'br', 'deflate', 'zstd', 'identity, gzip', 'gzip, identity', '*'])(
  'the encoding %s is refused',
  async (encoding) => {
    await expectRefused(415, envelope, { headers: { 'Content-Encoding': encoding } });
  },
);

test.each(['identity', 'Identity'])('the encoding %s is accepted', async (encoding) => {
  const { arrived, settings } = await ingest();
  expect((await respond(send(envelope, { headers: { 'Content-Encoding': encoding } }), settings)).status).toBe(200);
  expect(arrived[0]?.headers).not.toHaveProperty('content-encoding');
});
