import { describe, expect, test } from 'vitest';
import { maxPostBytes } from '../../src/contact/limits.ts';
import { address, applied, filled, formPost, jsonPost, origin, read, setUp } from './contactPost.ts';

const raw = (body: BodyInit | null, type: string, more: Record<string, string> = {}) => {
  const headers = { 'Content-Type': type, Accept: 'application/json', ...more };
  return new Request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
};

/** A body that breaks off. */
const lost = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":"Å')),
    pull: (controller) => controller.error(new Error('connection lost')),
  });

const withHeaders = (headers: Record<string, string>) => jsonPost(filled, { headers });

const cases: [what: string, status: number, code: string, request: () => Request][] = [
  ['GET', 405, 'method_not_allowed', () => new Request(address, { headers: { Accept: 'application/json' } })],
  ['PUT', 405, 'method_not_allowed', () => jsonPost(filled, { method: 'PUT' })],
  ['another origin', 403, 'other_origin', () => withHeaders({ Origin: 'https://elsewhere.example' })],
  ['our origin without its s', 403, 'other_origin', () => withHeaders({ Origin: origin.replace('https', 'http') })],
  ['no origin', 403, 'other_origin', () => withHeaders({ Origin: 'null' })],
  ['a cross-site fetch', 403, 'other_origin', () => withHeaders({ 'Sec-Fetch-Site': 'cross-site' })],
  ['a request from a sibling domain', 403, 'other_origin', () => withHeaders({ 'Sec-Fetch-Site': 'same-site' })],
  ['another referrer', 403, 'other_origin', () => withHeaders({ Referer: 'https://elsewhere.example/x' })],
  ['plain text', 415, 'unsupported_type', () => raw('name=a', 'text/plain')],
  ['Latin-1', 415, 'unsupported_type', () => raw('name=a', 'application/x-www-form-urlencoded; charset=iso-8859-1')],
  ['a compressed body', 415, 'unsupported_type', () => withHeaders({ 'Content-Encoding': 'gzip' })],
  ['33 KB', 413, 'too_large', () => jsonPost({ ...filled, message: 'x'.repeat(33 * 1024) })],
  ['broken JSON', 400, 'malformed', () => jsonPost('{"name":')],
  ['JSON that is not an object', 400, 'malformed', () => jsonPost('[1]')],
  ['JSON null', 400, 'malformed', () => jsonPost('null')],
  ['bytes that are not UTF-8', 400, 'malformed', () => raw(Uint8Array.of(123, 34, 255, 34, 125), 'application/json')],
  ['multipart without a boundary', 400, 'malformed', () => raw('name=a', 'multipart/form-data')],
  ['truncated multipart', 400, 'malformed', () => raw('--b\r\nContent-Disposition: f', 'multipart/form-data; boundary=b')],
  ['no body', 400, 'malformed', () => raw(null, 'application/json')],
  ['less than was declared', 400, 'cut_off', () => raw('{}', 'application/json', { 'Content-Length': '900' })],
  ['a connection that is lost', 400, 'cut_off', () => raw(lost(), 'application/json')],
  ['the honeypot filled in', 422, 'trap', () => jsonPost({ ...filled, subject: 'Cheap pills' })],
  ['a form filled in a second', 422, 'too_fast', () => jsonPost({ ...filled, started: 5_000, posted: 6_000 })],
];

test.each(cases)('%s is refused with %d, "%s" and a sentence, and nothing is stored', async (_, status, code, request) => {
  const { database, post } = setUp();
  const response = await post(request());
  const answer = await read(response);
  expect([response.status, answer.code, answer.email]).toEqual([status, code, 'hello@dunavik.example']);
  expect(answer.message).toMatch(/^[A-Z].+[.?]$/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  if (status === 405) expect(response.headers.get('Allow')).toBe('POST');
  expect(database.rows()).toEqual([]);
});

describe('input is validated field by field', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing', {}, ['name', 'email', 'message']],
    ['blanks', { name: ' \u200b', email: ' ', message: '\n\n' }, ['name', 'email', 'message']],
    [
      'other kinds of values',
      { name: 7, email: [], message: {}, services: 'all', budget: 1 },
      ['name', 'email', 'services', 'budget', 'message'],
    ],
    ['an address without a domain', { ...filled, email: 'asa@' }, ['email']],
    ['two addresses', { ...filled, email: 'a@b.se, c@d.se' }, ['email']],
    ['half a surrogate pair in the address', { ...filled, email: 'a\ud800@b.se' }, ['email']],
    ['a header in the address', { ...filled, email: 'a@b.se\nBcc: c@d.se' }, ['email']],
    ['a position that is not a slug', { ...applied, job: '../../etc' }, ['job']],
    ['an application without a position', { ...filled, kind: 'application' }, ['job']],
  ])('%s', async (_, fields, faulty) => {
    const { database, post } = setUp();
    const response = await post(jsonPost(fields));
    expect(response.status).toBe(422);
    const { code, errors } = await read(response);
    expect(code).toBe('invalid');
    expect(Object.keys(errors ?? {}).sort()).toEqual([...faulty].sort());
    expect(database.rows()).toEqual([]);
  });

  test.each([
    ...['élise@exämple.se', "o'hara+x@sub.example.co.uk", '\u200bpasted@example.com\ufeff '].map((email) => ({ email })),
    ...[null, '', undefined].map((nothing) => ({ company: nothing, budget: nothing, start: nothing })),
  ])('%j is valid', async (fields) => {
    expect((await setUp().post(jsonPost({ ...filled, ...fields }))).status).toBe(201);
  });

  test('without scripts the page shows the form again with everything that was typed, escaped', async () => {
    const { post } = setUp();
    const typed = {
      name: '"><b>x',
      email: 'asa@',
      message: '\nfirst line empty & </textarea>',
      services: ['branding'],
      start: 'now',
    };
    for (const multipart of [false, true]) {
      const response = await post(formPost(typed, multipart));
      expect(response.status).toBe(422);
      const page = await response.text();
      expect(page).toContain('value="&quot;&gt;&lt;b&gt;x"');
      expect(page).toMatch(/<textarea[^>]*>\n\r?\nfirst line empty &amp; &lt;\/textarea&gt;<\/textarea>/);
      expect(page).toMatch(/value="branding" checked/);
      expect(page).toMatch(/value="now" selected/);
      expect(page).toContain('<a href="#email">We need an address such as name@company.com.</a>');
      expect(page).toContain('id="email-error"');
      // However often it is sent again, it is the same inquiry.
      expect(page).toMatch(/name="key" value="[\w-]{36}"/);
    }
  });
});

test('only known fields are read, however many names a body has', async () => {
  const names = Array.from({ length: 8000 }, (_, n) => `${n.toString(36)}=`).join('&');
  const started = performance.now();
  for (const body of [names, names, names]) {
    const { post } = setUp();
    const request = raw(body.slice(0, maxPostBytes), 'application/x-www-form-urlencoded');
    expect((await post(request)).status).toBe(422);
  }
  // Reading each name's values took two seconds a body.
  expect(performance.now() - started).toBeLessThan(1500);
});

test('an endless body is read no further than the limit', async () => {
  const { post } = setUp();
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1024;
      controller.enqueue(new Uint8Array(1024).fill(120));
    },
  });
  expect((await post(raw(body, 'application/json'))).status).toBe(413);
  expect(given).toBeLessThan(maxPostBytes + 8 * 1024);
});

const day = 86_400_000;
test.each([
  ['years ahead', 40_000 * day, 40_000 * day + 60_000],
  ['in 1970', 1_000, 61_000],
  ['set back while writing', 2 * day, day],
  ['as text, as hidden fields send it', '1000', '61000'],
  ['not sent', undefined, undefined],
  ['not a time at all', 'yesterday', {}],
])('a clock %s does not matter', async (_, started, posted) => {
  expect((await setUp().post(jsonPost({ ...filled, started, posted }))).status).toBe(201);
});
