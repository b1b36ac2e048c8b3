import { expect, test, vi } from 'vitest';
import { dataHeaders } from '#functions/http.ts';
import type { Settings } from '#functions/monitoring/checkRequest.ts';
import { onRequest } from '#functions/monitoring.ts';
import { streamOf } from './streamOf.ts';
import { textOf } from './textOf.ts';
import { dsn, envelope, header, item, ownSettings, send } from './tunnel.ts';

const ours = 'https://o7.ingest.de.sentry.io/api/42/envelope/';
const noStore = { ...dataHeaders, 'Cache-Control': 'no-store' };

/** Sends a request through a tunnel whose ingest accepts everything. `sent` is what it forwarded. */
async function sendThrough(
  request: Request,
  env: Settings = ownSettings,
  answer = () => new Response('{}'),
) {
  const sent: { url: string; headers: Record<string, string>; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { headers: Headers; body: ReadableStream }) => {
    const body = Buffer.from(await new Response(init.body).arrayBuffer()).toString('latin1');
    sent.push({ url, headers: Object.fromEntries(init.headers), body });
    return answer();
  });
  return { ...(await textOf(onRequest({ request, env }))), sent };
}

const lowerCase = (headers: Record<string, string>) => Object.fromEntries(new Headers(headers));
const bytes = (text: string) => new TextEncoder().encode(text);
const allBytes = Uint8Array.from({ length: 7000 }, (_, i) => (i * 7) % 256);

const pieces = (envelope.match(/.{1,50}/gs) ?? []).map(bytes);

test.each<[string, string | Uint8Array, BodyInit?]>([
  ['with nothing after its header', `${header}\n`],
  [
    'with its dsn last, spaces and escapes in its header',
    `  {"trace":{"dsn":"https://elsewhere"},"dsn" : "${dsn.replaceAll('/', '\\/')}"} \r\n${item}`,
  ],
  ['with a header of exactly 64 KiB', `${header.padEnd(64 * 1024, ' ')}\n${item}`],
  ['with all byte values', Buffer.concat([bytes(`${header}\n`), allBytes])],
  ['in pieces', envelope, streamOf(pieces)],
])('an envelope %s is forwarded once, byte for byte', async (_, body, stream) => {
  const { status, sent } = await sendThrough(send(stream ?? (body as BodyInit)));
  expect([status, sent.length]).toEqual([200, 1]);
  expect(sent[0]).toMatchObject({ url: ours, body: Buffer.from(body).toString('latin1') });
});

const own = 'https://dunavik.example';
/** Requests with each of these values, which spaces separate; `%` stands for none. */
const withEach = (values: string, initOf: (value: string) => Parameters<typeof send>[1]) =>
  values.split(' ').map((value) => send(envelope, initOf(value.replace(/^%$/, ''))));
const withQuery = (values: string) => withEach(values, (query) => ({ query: `?${query}` }));
const withHeader = (name: string, values: string) =>
  withEach(values, (value) => ({ headers: { [name]: value } }));
const withBody = (...all: (BodyInit | null)[]) => all.map((body) => send(body));
const withDsn = (...all: unknown[]) =>
  withBody(...all.map((dsn) => `${JSON.stringify({ dsn })}\n`));

test.each<[string, Request[]]>([
  [
    '405 Envelopes are sent with POST.',
    [...withEach('PUT OPTIONS', (method) => ({ method })), send(null, { method: 'GET' })],
  ],
  [
    '403 Origin is not this site.',
    withHeader('Origin', `null % http://dunavik.example ${own}:8443 ${own}.evil.example`),
  ],
  [
    '403 Sec-Fetch-Site is not same-origin.',
    withHeader('Sec-Fetch-Site', 'cross-site same-site none %'),
  ],
  [
    '400 o must be given once, in digits.',
    withQuery(
      `% p=42 o=&p=42 o=7&o=7&p=42 o=%207&p=42 o=7%0A&p=42 o=٧&p=42 O=7&P=42 o=${'0'.repeat(20)}7`,
    ),
  ],
  ['400 p must be given once, in digits.', withQuery('o=7 o=7&p=42&p=43 o=7&p=../42')],
  [
    '400 r must be given once',
    withQuery('o=7&p=42&r= o=7&p=42&r=de&r=de o=7&p=42&r=DE o=7&p=42&r=d o=7&p=42&r=de%2F'),
  ],
  ['403 o is not the organisation of this site.', withQuery('o=8&p=42&r=de o=07&p=42&r=de')],
  ['403 p is not the project of this site.', withQuery('o=7&p=43&r=de o=7&p=042&r=de')],
  ['403 r is not the region of this site.', withQuery('o=7&p=42&r=us o=7&p=42')],
  ['415 The envelope must not be encoded.', withHeader('Content-Encoding', 'gzip')],
  ['400 The body is empty.', withBody(null, '')],
  ['400 The envelope has no line break after its header.', withBody(header)],
  [
    '400 The envelope’s header is longer than 64 KiB.',
    withBody(`${header.padEnd(64 * 1024 + 1, ' ')}\n${item}`),
  ],
  [
    '400 The envelope’s header is not JSON.',
    withBody(
      ...[`\n${header}\n`, `${header}${header}\n`, bytes(`\uFEFF${envelope}`)],
      Buffer.from('{"x":"\xff"}\n', 'latin1'),
    ),
  ],
  [
    '400 The envelope’s header is not a JSON object.',
    withBody('null\n', '42\n', `[{"dsn":"${dsn}"}]\n`),
  ],
  [
    '400 The envelope’s header has no dsn.',
    [...withBody(`{"__proto__":{"dsn":"${dsn}"}}\n`), ...withDsn(undefined, null, [dsn])],
  ],
  [
    '403 The envelope’s dsn is not',
    withDsn(dsn.replace('0123', '1123'), dsn.replace('sentry.io', 'evil.example'), ''),
  ],
])('refused with %s', async (expected, requests) => {
  const plain = { ...noStore, 'Content-Type': 'text/plain; charset=utf-8' };
  const allow = expected.startsWith('405') && { Allow: 'POST' };
  for (const request of requests) {
    const { sent, status, text, headers } = await sendThrough(request);
    expect([`${status} ${text}`.slice(0, expected.length), sent]).toEqual([expected, []]);
    expect(text).toMatch(/^[A-Z].+\.\n$/i);
    expect(text).not.toMatch(/0123456789abcdef|sentry\.io|at .*\.ts|<|\b(?:7|42)\b/);
    expect(headers).toEqual(lowerCase({ ...plain, ...allow }));
  }
});

test('a HEAD request gets no body', async () =>
  expect(await sendThrough(send(null, { method: 'HEAD' }))).toMatchObject({ text: '' }));

test('only content type, user agent, origin and the visitor’s IP address are forwarded', async () => {
  const passed = { 'Content-Type': 'image/png', 'User-Agent': 'Tests', Origin: own };
  const faked = { 'X-Real-IP': '203.0.113.9', 'X-Sentry-Forwarded-For': '203.0.113.9' };
  const others = { Authorization: 'secret', Cookie: 'secret', Referer: `${own}/?secret`, ...faked };
  const headers = { ...passed, ...others, 'CF-Connecting-IP': '::1' };
  const { sent } = await sendThrough(send(envelope, { headers }));
  expect(sent[0]?.headers).toEqual(lowerCase({ ...passed, 'X-Sentry-Forwarded-For': '::1' }));
  expect((await sendThrough(send(bytes(envelope)))).sent[0]?.headers).toEqual({});
});

const valid =
  '0.0.0.0 255.255.255.255 20.10.249.7 2001:db8::1 2001:DB8:0:0:0:0:0:1 ::ffff:203.0.113.9';
const invalid =
  'localhost 256.1.1.1 1.2.3 1.2.3.4. 1.2.3.4.5 1.2.3.4,5.6.7.8 ::: 2001:db8::12345 [::1] ::1]/[::1';
test.each([valid, invalid])('of the IP addresses %s only valid ones are sent', async (all) => {
  for (const address of all.split(' ')) {
    const headers = { 'CF-Connecting-IP': address };
    const { sent } = await sendThrough(send(envelope, { headers }));
    const expected = all === valid ? address : undefined;
    expect(sent[0]?.headers['x-sentry-forwarded-for'], address).toBe(expected);
  }
});

const withOverride = (SENTRY_INGEST_URL: string) => ({ SENTRY_DSN: dsn, SENTRY_INGEST_URL });
test.each<[Settings, string]>([
  [{ SENTRY_DSN: dsn }, ours],
  [withOverride('http://127.0.0.1:8799/elsewhere?x=1#y'), 'http://127.0.0.1:8799/api/42/envelope/'],
  [withOverride('http://localhost:8799/'), 'http://localhost:8799/api/42/envelope/'],
  [withOverride('https://[::1]:8799'), 'https://[::1]:8799/api/42/envelope/'],
  [{ SENTRY_DSN: dsn.replace('.de', '') }, ours.replace('.de', '')],
])('with %o envelopes are sent to %s, and other parameters are ignored', async (settings, url) => {
  const { SENTRY_DSN = '' } = settings;
  const region = SENTRY_DSN === dsn ? '&r=de' : '';
  const query = `?o=7&p=42${region}&host=elsewhere.example`;
  const request = send(envelope.replace(dsn, SENTRY_DSN), { query });
  expect((await sendThrough(request, settings)).sent).toMatchObject([{ url }]);
});

const foreign = [
  ...['http://localhost.elsewhere.example', 'http://127.0.0.1@elsewhere.example', 'x'],
  'http://10.0.0.1:8799',
];
test.each<[string, Settings[]]>([
  ['not configured', [{}, { SENTRY_DSN: '' }, { SENTRY_INGEST_URL: 'http://127.0.0.1:1' }]],
  [
    'misconfigured',
    [{ SENTRY_DSN: 'x' }, { SENTRY_DSN: `${dsn}\n` }, ...foreign.map(withOverride)],
  ],
])('503 and nothing is sent: Telemetry is %s here', async (problem, all) => {
  for (const settings of all) {
    const { status, text, sent } = await sendThrough(send(envelope), settings);
    const expected = [503, `Telemetry is ${problem} here.\n`, []];
    expect([status, text, sent], JSON.stringify(settings)).toEqual(expected);
  }
});

const retry = {
  'Retry-After': '60',
  'X-Sentry-Rate-Limits': '60:error;transaction:organization, 2700:replay:key:quota',
};
test.each([200, 204, 299, 400, 429, 500, 599])(
  'a response of %d has the ingest’s status and retry headers, and nothing else',
  async (status) => {
    const body = status === 204 ? null : '<script>alert(1)</script>';
    const theirs = { 'Set-Cookie': 'a=b', 'Access-Control-Allow-Origin': '*' };
    for (const passed of [retry, {}]) {
      const answer = () => new Response(body, { status, headers: { ...passed, ...theirs } });
      const { text, ...given } = await sendThrough(send(envelope), ownSettings, answer);
      expect([given.status, text]).toEqual([status, '']);
      expect(given.headers).toEqual(lowerCase({ ...noStore, ...passed }));
    }
  },
);
