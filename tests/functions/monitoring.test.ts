import { expect, test } from 'vitest';
import { dataHeaders } from '#functions/http/headers.ts';
import { onRequest } from '#functions/monitoring.ts';
import type { Settings } from '#functions/tunnel/checkRequest.ts';
import { streamOf } from './streamOf.ts';
import { dsn, envelope, header, item, ownSettings, post, send } from './tunnel.ts';

const ours = 'https://o7.ingest.de.sentry.io/api/42/envelope/';
const noStore = { ...dataHeaders, 'Cache-Control': 'no-store' };

const lowerCase = (headers: Record<string, string>) => Object.fromEntries(new Headers(headers));
const bytes = (text: string) => new TextEncoder().encode(text);
const allBytes = Uint8Array.from({ length: 7000 }, (_, i) => (i * 7) % 256);

test.each<[string, Uint8Array[]]>([
  ['with nothing after its header', [bytes(`${header}\n`)]],
  ['with a header of exactly 64 KiB', [bytes(`${header.padEnd(64 * 1024, ' ')}\n${item}`)]],
  ['in pieces', [bytes(header.slice(0, 50)), bytes(`${header.slice(50)}\n`), allBytes]],
])('an envelope %s is forwarded once, byte for byte', async (_, chunks) => {
  const { status, sent } = await send(post(streamOf([...chunks])));
  expect(status).toBe(200);
  expect(sent).toMatchObject([{ url: ours, method: 'POST', redirect: 'manual' }]);
  expect(sent[0]?.body.equals(Buffer.concat(chunks))).toBe(true);
});

const own = 'https://dunavik.example';
const withHeader = (name: string, value: string) => post(envelope, { headers: { [name]: value } });
const withQueries = (...all: string[]) => all.map((query) => post(envelope, { query }));
const withBodies = (...all: (BodyInit | null)[]) => all.map((body) => post(body));

test.each<[string, Request[]]>([
  ['405 Envelopes are sent with POST.', [post(null, { method: 'GET' })]],
  ['403 Origin is not this site.', [withHeader('Origin', `${own}.evil.example`)]],
  ['403 Sec-Fetch-Site is not same-origin.', [withHeader('Sec-Fetch-Site', 'same-site')]],
  ['400 o must be given once, in digits.', withQueries('?p=42', '?o=7&o=7&p=42', '?o=x&p=42')],
  ['400 r must be given once', withQueries('?o=7&p=42&r=de&r=de')],
  ['403 o is not the organisation of this site.', withQueries('?o=8&p=42&r=de')],
  ['403 p is not the project of this site.', withQueries('?o=7&p=43&r=de')],
  ['403 r is not the region of this site.', withQueries('?o=7&p=42&r=us', '?o=7&p=42')],
  ['415 The envelope must not be encoded.', [withHeader('Content-Encoding', 'gzip')]],
  ['400 The body is empty.', withBodies(null, '')],
  ['400 The envelope has no line break after its header.', withBodies(header)],
  [
    '400 The envelope’s header is longer than 64 KiB.',
    withBodies(`${header.padEnd(64 * 1024 + 1, ' ')}\n${item}`),
  ],
  [
    '400 The envelope’s header is not JSON.',
    withBodies(`\n${header}\n`, Buffer.from('{"x":"\xff"}\n', 'latin1')),
  ],
  ['400 The envelope’s header is not a JSON object.', withBodies('null\n', `[{"dsn":"${dsn}"}]\n`)],
  ['400 The envelope’s header has no dsn.', withBodies('{"dsn":null}\n')],
  ['403 The envelope’s dsn is not', withBodies(envelope.replace('0123', '1123'))],
])('refused with %s', async (expected, requests) => {
  const plain = { ...noStore, 'Content-Type': 'text/plain; charset=utf-8' };
  const allow = expected.startsWith('405') && { Allow: 'POST' };
  for (const request of requests) {
    const { sent, status, text, headers } = await send(request);
    expect(sent).toEqual([]);
    expect(`${status} ${text}`.slice(0, expected.length)).toBe(expected);
    expect(text).toMatch(/\.\n$/);
    expect(text).not.toMatch(/0123456789abcdef|sentry\.io|at .*\.ts|<|\b(?:7|42)\b/);
    expect(headers).toEqual(lowerCase({ ...plain, ...allow }));
  }
});

test('a HEAD request gets no body', async () => {
  const request = post(null, { method: 'HEAD' });
  expect(await (await onRequest({ request, env: ownSettings })).text()).toBe('');
});

test('only the visitor’s IP address and three headers are forwarded', async () => {
  const passed = { 'Content-Type': 'image/png', 'User-Agent': 'Tests', Origin: own };
  const others = { Cookie: 'secret', Referer: `${own}/?secret`, 'X-Sentry-Forwarded-For': '::2' };
  const read = { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': '::1' };
  const headers = { ...passed, ...others, ...read };
  const { sent } = await send(post(envelope, { headers }));
  expect(sent[0]?.headers).toEqual(lowerCase({ ...passed, 'X-Sentry-Forwarded-For': '::1' }));
  expect((await send(post(bytes(envelope)))).sent[0]?.headers).toEqual({});
});

const valid =
  '0.0.0.0 255.255.255.255 20.10.249.7 2001:db8::1 2001:DB8:0:0:0:0:0:1 ::ffff:203.0.113.9';
const invalid =
  'localhost 256.1.1.1 1.2.3 1.2.3.4. 1.2.3.4.5 1.2.3.4,5.6.7.8 ::: 2001:db8::12345 [::1] ::1]/[::1';
test.each([valid, invalid])('of the IP addresses %s only valid ones are sent', async (all) => {
  for (const address of all.split(' ')) {
    const { sent } = await send(post(envelope, { headers: { 'CF-Connecting-IP': address } }));
    const expected = all === valid ? address : undefined;
    expect(sent[0]?.headers['x-sentry-forwarded-for'], address).toBe(expected);
  }
});

const withOverride = (SENTRY_INGEST_URL: string) => ({ SENTRY_DSN: dsn, SENTRY_INGEST_URL });
const withoutRegion = { SENTRY_DSN: dsn.replace('.de', '') };
test.each<[Settings, string]>([
  [withOverride('http://127.0.0.1:8799/elsewhere?x=1#y'), 'http://127.0.0.1:8799/api/42/envelope/'],
  [withOverride('http://localhost:8799'), 'http://localhost:8799/api/42/envelope/'],
  [withOverride('https://[::1]:8799'), 'https://[::1]:8799/api/42/envelope/'],
  [withoutRegion, ours.replace('.de', '')],
])('with %o envelopes are sent to %s, and other parameters are ignored', async (settings, url) => {
  const region = settings === withoutRegion ? '' : '&r=de';
  const query = `?o=7&p=42${region}&host=elsewhere.example`;
  const request = post(envelope.replace(dsn, settings.SENTRY_DSN ?? ''), { query });
  expect((await send(request, settings)).sent).toMatchObject([{ url }]);
});

test.each<[string, Settings]>([
  ['not configured', {}],
  ['misconfigured', { SENTRY_DSN: 'x' }],
  ['misconfigured', withOverride('http://localhost.elsewhere.example')],
])('503 and nothing is sent: Telemetry is %s here, with %o', async (problem, settings) => {
  const text = `Telemetry is ${problem} here.\n`;
  expect(await send(post(envelope), settings)).toMatchObject({ status: 503, text, sent: [] });
});

const retry = { 'Retry-After': '60', 'X-Sentry-Rate-Limits': '2700:replay:key:quota' };
test.each([
  [200, {}],
  [299, retry],
  [429, retry],
])('a response of %d has only the ingest’s status and retry headers', async (status, passed) => {
  const theirs = { ...passed, 'Set-Cookie': 'a=b', 'Access-Control-Allow-Origin': '*' };
  const answer = () => new Response('<script>', { status, headers: theirs });
  const { headers, ...response } = await send(post(envelope), ownSettings, answer);
  expect(response).toMatchObject({ status, text: '' });
  expect(headers).toEqual(lowerCase({ ...noStore, ...passed }));
});

test.each([
  ['could not be reached', () => expect.fail('fetch failed')],
  ['answered with something else than a result', () => new Response(null, { status: 300 })],
])('a failed ingest gets 502 The telemetry service %s.', async (problem, answer) => {
  const text = `The telemetry service ${problem}.\n`;
  expect(await send(post(envelope), ownSettings, answer)).toMatchObject({ status: 502, text });
});
