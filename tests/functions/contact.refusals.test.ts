import { expect, test, vi } from 'vitest';
import { bodyTypes } from '#functions/api/contact/requestHeaders.ts';
import { maxPostBytes } from '#src/contact/limits.ts';
import { site } from '#src/site.ts';
import { contactUrl, filled, jsonPost, origin, read, serve, setUp } from './contactPost.ts';
import { streamOf } from './streamOf.ts';

const raw = (body: BodyInit | null, type: string, more: Record<string, string> = {}) => {
  const headers = { 'Content-Type': type, Accept: 'application/json', ...more };
  return new Request(contactUrl, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
};
const [formType, multipart, jsonType] = bodyTypes;

function* interruptedBody() {
  yield new TextEncoder().encode('{"name":"Å');
  throw new Error('connection lost');
}

const withHeader = (name: string, value: string) => jsonPost(filled, { [name]: value });
const withFields = (more: object) => jsonPost({ ...filled, ...more });
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each<[refusal: string, ...[what: string, request: Request][]]>([
  [
    '405 method_not_allowed',
    ['GET', new Request(contactUrl, { headers: { Accept: 'application/json' } })],
  ],
  [
    '403 other_origin',
    ['another origin', withHeader('Origin', 'https://elsewhere.example')],
    ['our host over http', withHeader('Origin', origin.replace('https', 'http'))],
    ['no origin', withHeader('Origin', 'null')],
    ['a sibling domain', withHeader('Sec-Fetch-Site', 'same-site')],
    ['another referrer', withHeader('Referer', 'https://elsewhere.example/x')],
  ],
  [
    '415 unsupported_type',
    ['plain text', raw('name=a', 'text/plain')],
    ['Latin-1', raw('name=a', `${formType};Charset="iso-8859-1"`)],
    ['UTF-80', raw('name=a', `${formType}; charset=utf-80`)],
    ['a compressed body', withHeader('Content-Encoding', 'gzip')],
  ],
  ['413 too_large', ['33 KB', withFields({ message: 'x'.repeat(33 * 1024) })]],
  [
    '400 malformed',
    ['broken JSON', jsonPost('{"name":')],
    ['JSON null', jsonPost('null')],
    ['bytes that are not UTF-8', raw(bytes('{"name":"\xff"}'), jsonType)],
    ['truncated multipart', raw('--b\r\nContent-Disposition: f', `${multipart}; boundary=b`)],
    ['no body', raw(null, jsonType)],
  ],
  [
    '400 cut_off',
    ['less than its Content-Length', raw('{}', jsonType, { 'Content-Length': '3' })],
    ['a lost connection', raw(streamOf(interruptedBody()), jsonType)],
  ],
  ['422 trap', ['the honeypot filled in', withFields({ subject: 'Cheap pills' })]],
  [
    '422 too_fast',
    ['a form filled in at once', withFields({ started: 5_000, posted: 5_000 })],
    ['a form filled in fast', withFields({ started: 5_000, posted: 7_999 })],
  ],
])('%s: the response has a sentence, and nothing is stored', async (refusal, ...requests) => {
  for (const [what, request] of requests) {
    const { database, post } = setUp();
    const response = await post(request);
    const { code, email, message } = await read(response);
    expect([`${response.status} ${code}`, email], what).toEqual([refusal, site.inquiries.email]);
    expect(message).toMatch(/^[A-Z].+[.?]$/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Allow')).toBe(response.status === 405 ? 'POST' : null);
    expect(database.rows()).toEqual([]);
  }
});

test.each<[string, object, string[]]>([
  ['blanks', { name: ' \u200b', email: ' ', message: '\n\n' }, ['name', 'email', 'message']],
  [
    'other kinds of values',
    { ...filled, name: 7, email: [], services: 'all', budget: 1 },
    ['name', 'email', 'services', 'budget'],
  ],
  [
    'a text that no text can be made of',
    { ...filled, name: { toString: 1 }, started: { valueOf: 1 }, posted: 1 },
    ['name'],
  ],
  ['an address without a domain', { ...filled, email: 'asa@' }, ['email']],
  ['half a surrogate pair in the address', { ...filled, email: 'a\ud800@b.se' }, ['email']],
  ['a header in the address', { ...filled, email: 'a@b.se\nBcc: c@d.se' }, ['email']],
  ['a malformed position', { ...filled, kind: 'application', job: '../../etc' }, ['job']],
])('%s is invalid, field by field', async (_, typed, invalid) => {
  const { database, post } = setUp();
  const response = await post(jsonPost(typed));
  const { code, message, errors = {} } = await read(response);
  expect([response.status, code, message]).toEqual([422, 'invalid', Object.values(errors)[0]]);
  expect(Object.keys(errors).sort()).toEqual(invalid.sort());
  expect(database.rows()).toEqual([]);
});

const times = (started: unknown, posted: unknown) => ({ started, posted });
test.each<[object, Record<string, string>?]>([
  [{ email: 'élise@exämple.se' }],
  [{ email: "o'hara+x@sub.example.co.uk" }],
  [{ email: '\u200bpasted@example.com\ufeff ' }],
  [{ company: null, budget: undefined, start: '', subject: '' }],
  // Times of a visitor's clock are never refused: set back while writing, as text, or not a time.
  [times(9e9, 8e9)],
  [times(5e3, 8e3)],
  [times('5000', 6000)],
  [times(5000, '6000')],
  [{}, { 'Sec-Fetch-Site': 'none', Referer: `${origin}/contact` }],
  [{}, { 'Content-Type': 'Application/JSON ; charset=UTF8' }],
  [{}, { 'Content-Length': `${Buffer.byteLength(JSON.stringify(filled))}` }],
])('%j with the headers %j is valid', async (more, headers) =>
  expect((await setUp().post(jsonPost({ ...filled, ...more }, headers))).status).toBe(201),
);

test('a body is read up to the limit', async () => {
  let given = 0;
  function* endless() {
    for (; ; given += 1024) yield new Uint8Array(1024).fill(120);
  }
  expect((await setUp().post(raw(streamOf(endless()), jsonType))).status).toBe(413);
  expect(given).toBeLessThan(maxPostBytes + 8 * 1024);
  const longest = JSON.stringify({ ...filled, name: 'Asa' }).padEnd(maxPostBytes);
  expect((await setUp().post(jsonPost(longest))).status).toBe(201);
});

const TURNSTILE_SECRET = 's3cret';
const tokenOf = (token: string) => ({ 'cf-turnstile-response': token });
const token = tokenOf('a-token');

const sent = { secret: TURNSTILE_SECRET, response: 'a-token' };
const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const elsewhere = { TURNSTILE_VERIFY_URL: 'https://elsewhere.example/' };
test.each<[string, string, number, object | undefined, object?]>([
  ['to Cloudflare', '192.0.2.7', 201, { ...sent, remoteip: '192.0.2.7' }],
  ['without an IP address', '', 201, sent],
  ['nowhere else', '', 503, undefined, elsewhere],
])('Turnstile’s secret and token are sent %s', async (_, ip, status, expected, settings) => {
  const fetched = vi.fn(async (..._: [string, RequestInit]) => Response.json({ success: true }));
  vi.stubGlobal('fetch', fetched);
  const { post } = setUp({ TURNSTILE_SECRET, ...settings });
  const request = jsonPost({ ...filled, ...token }, { 'CF-Connecting-IP': ip });
  expect((await post(request)).status).toBe(status);
  const calls = fetched.mock.calls.map(([to, { headers, body }]) => [
    to,
    headers,
    JSON.parse(`${body}`),
  ]);
  const call = [siteverify, { 'Content-Type': jsonType }, expected];
  expect(calls).toEqual(expected ? [call] : []);
});

const answering = (text: string, status = 200) =>
  serve((_, response) => void response.writeHead(status).end(text));
const passed = () => answering('{"success":true}');
test.each<[string, object, string, () => Promise<string> | string]>([
  ['no token', {}, '422 check_missing', passed],
  ['an empty token', tokenOf(''), '422 check_missing', passed],
  ['a token that is too long', tokenOf('x'.repeat(2049)), '422 check_missing', passed],
  ['a long token', tokenOf('x'.repeat(2048)), '201 undefined', passed],
  ['a refused token', token, '403 check_failed', () => answering('{"success":false}')],
  ['an answer without a result', token, '403 check_failed', () => answering('{}')],
  ['an answer that is not JSON', token, '503 check_unavailable', () => answering('<html>')],
  ['an error of the verifier', token, '503 check_unavailable', () => answering('{}', 500)],
  ['no verifier', token, '503 check_unavailable', () => 'http://127.0.0.1:1/'],
])('Turnstile with %s', async (_, typed, expected, verifier) => {
  const { database, post } = setUp({ TURNSTILE_SECRET, TURNSTILE_VERIFY_URL: await verifier() });
  const response = await post(withFields(typed));
  expect(`${response.status} ${(await read(response)).code}`).toBe(expected);
  expect(database.rows()).toHaveLength(response.status === 201 ? 1 : 0);
});
