import { expect, test } from 'vitest';
import { bodyTypes } from '#functions/contact/requestHeaders.ts';
import { maxPostBytes } from '#src/contact/limits.ts';
import { site } from '#src/site.ts';
import { filled, jsonPost, origin, rawPost, setUp, stubFetch } from './contactPost.ts';
import { streamOf } from './streamOf.ts';

const raw = (body: BodyInit | null, type: string, more = {}) =>
  rawPost(body, { 'Content-Type': type, Accept: 'application/json', ...more });
const [formType, , jsonType] = bodyTypes;

function* interruptedBody() {
  yield new TextEncoder().encode('{"name":"Å');
  throw new Error('connection lost');
}

const withHeader = (name: string, value: string) => jsonPost(filled, { [name]: value });
const withFields = (more: object) => jsonPost({ ...filled, ...more });
const notUtf8 = Buffer.from('{"name":"\xff"}', 'latin1');

test.each<[refusal: string, what: string, request: Request]>([
  ['405 method_not_allowed', 'PUT', new Request(jsonPost(filled), { method: 'PUT' })],
  ['403 other_origin', 'our host over http', withHeader('Origin', origin.replace('https', 'http'))],
  ['403 other_origin', 'no origin', withHeader('Origin', 'null')],
  ['403 other_origin', 'a sibling domain', withHeader('Sec-Fetch-Site', 'same-site')],
  ['403 other_origin', 'another referrer', withHeader('Referer', 'https://elsewhere.example/x')],
  ['415 unsupported_type', 'plain text', raw('name=a', 'text/plain')],
  ['415 unsupported_type', 'Latin-1', raw('name=a', `${formType};Charset="iso-8859-1"`)],
  ['415 unsupported_type', 'a compressed body', withHeader('Content-Encoding', 'gzip')],
  ['413 too_large', '33 KB', withFields({ message: 'x'.repeat(33 * 1024) })],
  ['400 malformed', 'broken JSON', jsonPost('{"name":')],
  ['400 malformed', 'bytes that are not UTF-8', raw(notUtf8, jsonType)],
  ['400 malformed', 'no body', raw(null, jsonType)],
  ['400 cut_off', 'less than declared', raw('{}', jsonType, { 'Content-Length': '3' })],
  ['400 cut_off', 'a lost connection', raw(streamOf(interruptedBody()), jsonType)],
  ['422 trap', 'the honeypot filled in', withFields({ subject: 'Cheap pills' })],
  ['422 too_fast', 'times as a form has them', withFields({ started: '5000', posted: '5000' })],
  ['422 too_fast', 'a form filled in fast', withFields({ started: 5_000, posted: 7_999 })],
])('%s: the response to %s has a sentence, and nothing is stored', async (refusal, _, request) => {
  const { database, post } = setUp();
  const { status, code, email, message, headers } = await post(request);
  expect(`${status} ${code}`).toBe(refusal);
  expect(email).toBe(site.inquiries.email);
  expect(message).toMatch(/^[A-Z].+[.?]$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.allow).toBe(status === 405 ? 'POST' : undefined);
  expect(database.rows()).toEqual([]);
});

const unusual = { name: 7, email: [], services: 'all', budget: 1 };
test.each<[string, object, string[]]>([
  ['blanks', { name: ' \u200b', email: ' ', message: '\n\n' }, ['name', 'email', 'message']],
  ['other kinds of values', unusual, ['name', 'email', 'services', 'budget']],
  ['what no text can be made of', { name: { toString: 1 }, started: { valueOf: 1 } }, ['name']],
  ['an address without a domain', { email: 'asa@' }, ['email']],
  ['half a surrogate pair in the address', { email: 'a\ud800@b.se' }, ['email']],
  ['a header in the address', { email: 'a@b.se\nBcc: c@d.se' }, ['email']],
  ['a malformed position', { kind: 'application', job: '../../etc' }, ['job']],
])('%s is invalid, field by field', async (_, typed, invalid) => {
  const { database, post } = setUp();
  const { errors = {}, ...response } = await post(withFields(typed));
  const [message] = Object.values(errors);
  expect(response).toMatchObject({ status: 422, code: 'invalid', message });
  expect(Object.keys(errors).sort()).toEqual(invalid.sort());
  expect(database.rows()).toEqual([]);
});

test.each<[object, Record<string, string>?]>([
  [{ email: 'élise@exämple.se' }],
  [{ email: "o'hara+x@sub.example.co.uk" }],
  [{ email: '\u200bpasted@example.com\ufeff ' }],
  [{ company: null, start: '', subject: '' }],
  // The visitor's clock was set back while writing.
  [{ started: 9e9, posted: 8e9 }],
  [{ started: 5e3, posted: 8e3 }],
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

const answering = (text: string, status = 200) => new Response(text, { status });
const passed = () => answering('{"success":true}');
const TURNSTILE_SECRET = 's3cret';
const tokenOf = (token: string) => ({ 'cf-turnstile-response': token });
const token = tokenOf('a-token');
const sent = { secret: TURNSTILE_SECRET, response: 'a-token' };

const elsewhere = { TURNSTILE_VERIFY_URL: 'https://elsewhere.example/' };
test.each<[string, string, string[], object?]>([
  ['to Cloudflare', '192.0.2.7', [JSON.stringify({ ...sent, remoteip: '192.0.2.7' })]],
  ['without an IP address', '', [JSON.stringify(sent)]],
  ['nowhere else', '', [], elsewhere],
])('Turnstile’s secret and token are sent %s', async (_, ip, bodies, settings) => {
  const fetched = stubFetch(passed);
  const { post } = setUp({ TURNSTILE_SECRET, ...settings });
  const response = await post(jsonPost({ ...filled, ...token }, { 'CF-Connecting-IP': ip }));
  expect(response.status).toBe(settings ? 503 : 201);
  const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
  const headers = { 'Content-Type': jsonType };
  const calls = bodies.map((body) => [siteverify, expect.objectContaining({ headers, body })]);
  expect(fetched.mock.calls).toEqual(calls);
});

test.each<[string, object, string, () => Response]>([
  ['no token', {}, '422 check_missing', passed],
  ['an empty token', tokenOf(''), '422 check_missing', passed],
  ['a token that is too long', tokenOf('x'.repeat(2049)), '422 check_missing', passed],
  ['a long token', tokenOf('x'.repeat(2048)), '201 undefined', passed],
  ['a refused token', token, '403 check_failed', () => answering('{"success":false}')],
  ['an answer that is not JSON', token, '503 check_unavailable', () => answering('<html>')],
  ['an error of the verifier', token, '503 check_unavailable', () => answering('{}', 500)],
  ['no verifier', token, '503 check_unavailable', () => expect.fail('fetch failed')],
])('Turnstile with %s', async (_, typed, expected, verify) => {
  stubFetch(verify);
  const { database, post } = setUp({ TURNSTILE_SECRET });
  const { status, code } = await post(withFields(typed));
  expect(`${status} ${code}`).toBe(expected);
  expect(database.rows()).toHaveLength(status === 201 ? 1 : 0);
});
