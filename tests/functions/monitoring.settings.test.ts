import { afterEach, describe, expect, test, vi } from 'vitest';
import { destinationOf } from '../../functions/monitoring/destination.ts';
import { respond } from '../../functions/monitoring/respond.ts';
import { dsn, envelope, send } from './tunnel.ts';

afterEach(() => vi.unstubAllGlobals());

/** The status of the response, and the addresses requested for it. */
async function attempt(settings: { SENTRY_DSN?: string; SENTRY_INGEST_URL?: string }) {
  const fetched = vi.fn(async (_url: string) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const answer = await respond(send(envelope), settings);
  const text = await answer.text();
  return { status: answer.status, text, urls: fetched.mock.calls.map(([url]) => url) };
}

test('envelopes are sent to the ingest that the DSN names', async () => {
  expect(await attempt({ SENTRY_DSN: dsn })).toMatchObject({
    status: 200,
    urls: ['https://o7.ingest.de.sentry.io/api/42/envelope/'],
  });
});

test('an empty override counts as none', async () => {
  const { urls } = await attempt({ SENTRY_DSN: dsn, SENTRY_INGEST_URL: '' });
  expect(urls).toEqual(['https://o7.ingest.de.sentry.io/api/42/envelope/']);
});

test('when the DSN has no region they are sent to the host without one', () => {
  expect(destinationOf({ SENTRY_DSN: dsn.replace('.de.', '.') }).url).toBe('https://o7.ingest.sentry.io/api/42/envelope/');
});

describe('not configured', () => {
  test.each([
    ['without a DSN', {}],
    ['with an empty DSN', { SENTRY_DSN: '' }],
    ['with an override only', { SENTRY_INGEST_URL: 'http://127.0.0.1:1' }],
  ])('%s', async (_what, settings) => {
    expect(await attempt(settings)).toMatchObject({ status: 503, urls: [], text: 'Telemetry is not configured here.\n' });
  });

  test.each([
    'x',
    dsn.replace('https', 'http'),
    dsn.replace('0123456789', ''),
    dsn.replace('@', ':secret@'),
    dsn.replace('sentry.io', 'elsewhere.example'),
    dsn.replace('sentry.io', 'sentry.io.elsewhere.example'),
    dsn.replace('sentry.io', 'sentry.io:8443'),
    dsn.replace('/42', '/path/42'),
    dsn.replace('/42', '/'),
    `${dsn}?x=1`,
    `${dsn} `,
    `${dsn}\n`,
  ])('with the malformed DSN %j', async (malformed) => {
    const { status, urls, text } = await attempt({ SENTRY_DSN: malformed });
    expect({ status, urls }).toEqual({ status: 503, urls: [] });
    expect(text).toBe('Telemetry is not configured rightly here.\n');
  });

  test.each([
    'https://elsewhere.example',
    'http://127.0.0.1.elsewhere.example',
    'http://localhost.elsewhere.example',
    'http://localhost@elsewhere.example',
    'http://127.0.0.1:80@elsewhere.example/',
    'http://10.0.0.1:8799',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0:8799',
    'http://[::]:8799',
    'http://[fe80::1]:8799',
    'file:///etc/passwd',
    'data:text/plain,x',
    'not an address',
  ])('with the override %s, which is not loopback', async (address) => {
    expect(await attempt({ SENTRY_DSN: dsn, SENTRY_INGEST_URL: address })).toMatchObject({ status: 503, urls: [] });
  });
});

test.each([
  ['http://127.0.0.1:8799', 'http://127.0.0.1:8799/api/42/envelope/'],
  ['http://localhost:8799/', 'http://localhost:8799/api/42/envelope/'],
  ['https://[::1]:8799', 'https://[::1]:8799/api/42/envelope/'],
  ['http://127.0.0.1:8799/elsewhere?x=1#y', 'http://127.0.0.1:8799/api/42/envelope/'],
])('the override %s leads to %s', async (address, url) => {
  expect(await attempt({ SENTRY_DSN: dsn, SENTRY_INGEST_URL: address })).toMatchObject({ status: 200, urls: [url] });
});
