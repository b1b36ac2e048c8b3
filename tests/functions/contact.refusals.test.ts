import { json } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { bodyTypes } from '../../functions/api/contact/requestHeaders.ts';
import { fields } from '../../src/contact/fields.ts';
import { maxPostBytes } from '../../src/contact/limits.ts';
import { site } from '../../src/site.ts';
import { contactUrl, filled, jsonPost, origin, read, serve, setUp } from './contactPost.ts';
import { streamOf } from './streamOf.ts';

const raw = (body: BodyInit | null, type: string, more: Record<string, string> = {}) => {
  const headers = { 'Content-Type': type, Accept: 'application/json', ...more };
  return new Request(contactUrl, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
};

function* interruptedBody() {
  yield new TextEncoder().encode('{"name":"Å');
  throw new Error('connection lost');
}

const withHeaders = (headers: Record<string, string>) => jsonPost(filled, headers);

test.each<[what: string, status: number, code: string, request: () => Request]>([
  [
    'GET',
    405,
    'method_not_allowed',
    () => new Request(contactUrl, { headers: { Accept: 'application/json' } }),
  ],
  [
    'another origin',
    403,
    'other_origin',
    () => withHeaders({ Origin: 'https://elsewhere.example' }),
  ],
  [
    'our host over http',
    403,
    'other_origin',
    () => withHeaders({ Origin: origin.replace('https', 'http') }),
  ],
  ['no origin', 403, 'other_origin', () => withHeaders({ Origin: 'null' })],
  [
    'a request from a sibling domain',
    403,
    'other_origin',
    () => withHeaders({ 'Sec-Fetch-Site': 'same-site' }),
  ],
  [
    'another referrer',
    403,
    'other_origin',
    () => withHeaders({ Referer: 'https://elsewhere.example/x' }),
  ],
  ['plain text', 415, 'unsupported_type', () => raw('name=a', 'text/plain')],
  [
    'Latin-1',
    415,
    'unsupported_type',
    () => raw('name=a', 'application/x-www-form-urlencoded; charset=iso-8859-1'),
  ],
  ['a compressed body', 415, 'unsupported_type', () => withHeaders({ 'Content-Encoding': 'gzip' })],
  ['33 KB', 413, 'too_large', () => jsonPost({ ...filled, message: 'x'.repeat(33 * 1024) })],
  ['broken JSON', 400, 'malformed', () => jsonPost('{"name":')],
  ['JSON that is not an object', 400, 'malformed', () => jsonPost('[1]')],
  ['JSON null', 400, 'malformed', () => jsonPost('null')],
  [
    'bytes that are not UTF-8',
    400,
    'malformed',
    () => raw(Uint8Array.of(123, 34, 255, 34, 125), 'application/json'),
  ],
  [
    'truncated multipart',
    400,
    'malformed',
    () => raw('--b\r\nContent-Disposition: f', 'multipart/form-data; boundary=b'),
  ],
  ['no body', 400, 'malformed', () => raw(null, 'application/json')],
  [
    'a body shorter than its Content-Length',
    400,
    'cut_off',
    () => raw('{}', 'application/json', { 'Content-Length': '900' }),
  ],
  ['a lost connection', 400, 'cut_off', () => raw(streamOf(interruptedBody()), 'application/json')],
  ['the honeypot filled in', 422, 'trap', () => jsonPost({ ...filled, subject: 'Cheap pills' })],
  [
    'a form filled in a second',
    422,
    'too_fast',
    () => jsonPost({ ...filled, started: 5_000, posted: 6_000 }),
  ],
])(
  '%s is refused with %d, "%s" and a sentence, and nothing is stored',
  async (_, status, code, request) => {
    const { database, post } = setUp();
    const response = await post(request());
    const answer = await read(response);
    expect([response.status, answer.code, answer.email]).toEqual([
      status,
      code,
      site.inquiries.email,
    ]);
    expect(answer.message).toMatch(/^[A-Z].+[.?]$/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
    expect(database.rows()).toEqual([]);
  },
);

describe('input is validated field by field', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing', {}, ['name', 'email', 'message']],
    ['blanks', { name: ' \u200b', email: ' ', message: '\n\n' }, ['name', 'email', 'message']],
    [
      'other kinds of values',
      { ...filled, name: 7, email: [], services: 'all', budget: 1 },
      ['name', 'email', 'services', 'budget'],
    ],
    ['an address without a domain', { ...filled, email: 'asa@' }, ['email']],
    ['half a surrogate pair in the address', { ...filled, email: 'a\ud800@b.se' }, ['email']],
    ['a header in the address', { ...filled, email: 'a@b.se\nBcc: c@d.se' }, ['email']],
    [
      'a position that is not a slug',
      { ...filled, kind: 'application', job: '../../etc' },
      ['job'],
    ],
    ['an application without a position', { ...filled, kind: 'application' }, ['job']],
  ])('%s', async (_, typed, invalid) => {
    const { database, post } = setUp();
    const response = await post(jsonPost(typed));
    const { code, errors } = await read(response);
    expect([response.status, code, Object.keys(errors ?? {}).sort()]).toEqual([
      422,
      'invalid',
      invalid.sort(),
    ]);
    expect(database.rows()).toEqual([]);
  });

  test.each([
    ...['élise@exämple.se', "o'hara+x@sub.example.co.uk", '\u200bpasted@example.com\ufeff '].map(
      (email) => ({ email }),
    ),
    ...[null, '', undefined].map((nothing) => ({
      company: nothing,
      budget: nothing,
      start: nothing,
    })),
    // Times of a visitor's clock are never refused: set back while writing, as text, or not a time.
    ...[
      [9e9, 8e9],
      ['1000', '61000'],
      ['yesterday', {}],
    ].map(([started, posted]) => ({ started, posted })),
  ])('%j is valid', async (more) => {
    expect((await setUp().post(jsonPost({ ...filled, ...more }))).status).toBe(201);
  });
});

test('only known fields are read from a body with thousands of names', async () => {
  // Reading the values of every name would take seconds.
  const getAll = vi.spyOn(FormData.prototype, 'getAll');
  const names = Array.from({ length: 8000 }, (_, n) => `${n.toString(36)}=`).join('&');
  expect((await setUp().post(raw(names.slice(0, maxPostBytes), bodyTypes[0]))).status).toBe(422);
  expect(getAll.mock.calls.length).toBeLessThan(20);
  getAll.mockRestore();
});

test('reading an endless body stops at the limit', async () => {
  let given = 0;
  function* endless() {
    for (; ; given += 1024) yield new Uint8Array(1024).fill(120);
  }
  expect((await setUp().post(raw(streamOf(endless()), 'application/json'))).status).toBe(413);
  expect(given).toBeLessThan(maxPostBytes + 8 * 1024);
});

test('no random post causes a server error, and only valid ones are stored', async () => {
  const others = ['kind', 'key', 'started', 'posted', 'subject', '__proto__', 'constructor'];
  const name = fc.oneof(
    fc.constantFrom(...fields.map((field) => field.name), ...others),
    fc.string(),
  );
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'grapheme' }),
    fc.constant('application'),
  );
  const typed = fc
    .dictionary(name, value)
    .chain((more) => fc.constantFrom(more, { ...filled, ...more }));
  // `String(one)` would fail for an object with a property `toString`.
  const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
  const asForm = (all: object) =>
    `${new URLSearchParams(Object.entries(all).map(([key, one]) => [key, text(one)]))}`;
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    typed.map(asForm),
    typed.map((all) => JSON.stringify(all)),
  );
  const accept = fc.constantFrom('text/html', 'application/json');
  const property = fc.asyncProperty(
    fc.constantFrom(...bodyTypes),
    accept,
    body,
    async (type, Accept, content) => {
      const { database, post } = setUp();
      const response = await post(raw(content as BodyInit, type, { Accept }));
      expect(response.status).toBeLessThan(500);
      const stored = database.rows();
      expect(stored).toHaveLength(response.status === 201 ? 1 : 0);
      for (const row of stored) {
        expect(row.name).toMatch(/^[^\p{Cc}]+$/u);
        expect(row.email).toMatch(/^[^\s<>]+@[^\s<>]+$/);
        expect(row.message).toMatch(/^[^\p{Cs}]+$/u);
      }
    },
  );
  await fc.assert(property, { numRuns: 300 });
});

describe('Turnstile', () => {
  const settings = (url: string) => ({ TURNSTILE_SECRET: 's3cret', TURNSTILE_VERIFY_URL: url });
  const token = { 'cf-turnstile-response': 'a-token' };

  test('accepts a token that Cloudflare confirms', async () => {
    const asked: unknown[] = [];
    const url = await serve(async (request, response) => {
      asked.push(await json(request));
      response.end('{"success":true}');
    });
    const { post } = setUp(settings(url));
    expect(
      (await post(jsonPost({ ...filled, ...token }, { 'CF-Connecting-IP': '192.0.2.7' }))).status,
    ).toBe(201);
    expect(asked).toEqual([{ secret: 's3cret', response: 'a-token', remoteip: '192.0.2.7' }]);
  });

  const answering = (text: string) => () => serve((_, response) => void response.end(text));
  test.each<[string, object, () => Promise<string> | string, number, string]>([
    ['no token', {}, answering('{"success":true}'), 422, 'check_missing'],
    [
      'a token that is too long',
      { 'cf-turnstile-response': 'x'.repeat(2049) },
      answering('{"success":true}'),
      422,
      'check_missing',
    ],
    ['a token that is not confirmed', token, answering('{"success":false}'), 403, 'check_failed'],
    ['an answer that is not JSON', token, answering('<html>'), 503, 'check_unavailable'],
    ['an answer without a result', token, answering('{}'), 403, 'check_failed'],
    [
      'a token while the verifier is down',
      token,
      () => 'http://127.0.0.1:1/',
      503,
      'check_unavailable',
    ],
    [
      'a verifier on another host',
      token,
      () => 'https://elsewhere.example/',
      503,
      'check_unavailable',
    ],
  ])('refuses %s', async (_, more, verifier, status, code) => {
    const { database, post } = setUp(settings(await verifier()));
    const response = await post(jsonPost({ ...filled, ...more }));
    expect([response.status, (await read(response)).code, database.rows()]).toEqual([
      status,
      code,
      [],
    ]);
  });
});
