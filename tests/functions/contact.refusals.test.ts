import { describe, expect, test } from 'vitest';
import { type FieldName, fields } from '../../src/contact/fields.ts';
import { maxPostBytes } from '../../src/contact/limits.ts';
import { address, applied, filled, formPost, jsonPost, origin, read, setUp } from './contactPost.ts';

const long = (length: number) => 'x'.repeat(length);

/** One character more than a field allows. */
function tooLong(name: FieldName): string {
  const field = fields.find((one) => one.name === name);
  if (!field || !('longest' in field)) throw new Error(`${name} has no longest text`);
  return long(field.longest + 1);
}

const raw = (body: BodyInit, type: string, headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', body, headers: { 'Content-Type': type, Accept: 'application/json', ...headers } });

const cases: [what: string, request: () => Request, status: number, code: string][] = [
  ['GET', () => new Request(address, { headers: { Accept: 'application/json' } }), 405, 'method_not_allowed'],
  ['PUT', () => jsonPost(filled, { method: 'PUT' }), 405, 'method_not_allowed'],
  ['another origin', () => jsonPost(filled, { headers: { Origin: 'https://elsewhere.example' } }), 403, 'other_origin'],
  [
    'our origin without its s',
    () => jsonPost(filled, { headers: { Origin: origin.replace('https', 'http') } }),
    403,
    'other_origin',
  ],
  ['no origin', () => jsonPost(filled, { headers: { Origin: 'null' } }), 403, 'other_origin'],
  ['a cross-site fetch', () => jsonPost(filled, { headers: { 'Sec-Fetch-Site': 'cross-site' } }), 403, 'other_origin'],
  [
    'a request from a sibling domain',
    () => jsonPost(filled, { headers: { 'Sec-Fetch-Site': 'same-site' } }),
    403,
    'other_origin',
  ],
  ['another referrer', () => jsonPost(filled, { headers: { Referer: 'https://elsewhere.example/x' } }), 403, 'other_origin'],
  ['plain text', () => raw('name=a', 'text/plain'), 415, 'unsupported_type'],
  ['XML', () => raw('<name/>', 'application/xml'), 415, 'unsupported_type'],
  ['Latin-1', () => raw('name=a', 'application/x-www-form-urlencoded; charset=iso-8859-1'), 415, 'unsupported_type'],
  ['a compressed body', () => jsonPost(filled, { headers: { 'Content-Encoding': 'gzip' } }), 415, 'unsupported_type'],
  ['33 KB', () => jsonPost({ ...filled, message: long(33 * 1024) }), 413, 'too_large'],
  ['broken JSON', () => jsonPost('{"name":'), 400, 'malformed'],
  ['JSON that is not an object', () => jsonPost('[1]'), 400, 'malformed'],
  ['JSON null', () => jsonPost('null'), 400, 'malformed'],
  ['bytes that are not UTF-8', () => raw(new Uint8Array([123, 34, 255, 34, 125]), 'application/json'), 400, 'malformed'],
  ['multipart without a boundary', () => raw('name=a', 'multipart/form-data'), 400, 'malformed'],
  [
    'truncated multipart',
    () => raw('--b\r\nContent-Disposition: form-data; name="na', 'multipart/form-data; boundary=b'),
    400,
    'malformed',
  ],
  [
    'no body',
    () => new Request(address, { method: 'POST', headers: { 'Content-Type': 'application/json' } }),
    400,
    'malformed',
  ],
  ['less than was declared', () => raw('{}', 'application/json', { 'Content-Length': '900' }), 400, 'cut_off'],
  ['the honeypot filled in', () => jsonPost({ ...filled, subject: 'Cheap pills' }), 422, 'trap'],
  ['a form filled in a second', () => jsonPost({ ...filled, started: 5_000, posted: 6_000 }), 422, 'too_fast'],
];

describe('a post is refused with a status, a code and a sentence, and nothing is stored', () => {
  test.each(cases)('%s', async (_, request, status, code) => {
    const { database, post } = setUp();
    const response = await post(request());
    expect(response.status).toBe(status);
    const answer = await read(response);
    expect(answer.code).toBe(code);
    expect(answer.message).toMatch(/^[A-Z].+[.?]$/);
    expect(answer.email).toBe('hello@dunavik.example');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    if (status === 405) expect(response.headers.get('Allow')).toBe('POST');
    expect(database.rows()).toEqual([]);
  });
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
    ['a long name', { ...filled, name: tooLong('name') }, ['name']],
    ['a long company', { ...filled, company: tooLong('company') }, ['company']],
    ['a long message', { ...filled, message: tooLong('message') }, ['message']],
    ['an address without a domain', { ...filled, email: 'asa@' }, ['email']],
    ['two addresses', { ...filled, email: 'a@b.se, c@d.se' }, ['email']],
    ['half a surrogate pair in the address', { ...filled, email: 'a\ud800@b.se' }, ['email']],
    ['a header in the address', { ...filled, email: 'a@b.se\nBcc: c@d.se' }, ['email']],
    ['a service that does not exist', { ...filled, services: ['branding', 'plumbing'] }, ['services']],
    ['an unknown budget', { ...filled, budget: 'a lot' }, ['budget']],
    ['a position that is not a slug', { ...applied, job: '../../etc' }, ['job']],
    ['an application without a position', { ...filled, kind: 'application' }, ['job']],
  ])('%s', async (_, fields, faulty) => {
    const { database, post } = setUp();
    const response = await post(jsonPost(fields));
    expect(response.status).toBe(422);
    const { code, faults } = await read(response);
    expect(code).toBe('invalid');
    expect(Object.keys(faults ?? {}).sort()).toEqual([...faulty].sort());
    expect(database.rows()).toEqual([]);
  });

  test.each(['élise@exämple.se', "o'hara+x@sub.example.co.uk", 'ügyfél@példa.hu', '\u200bpasted@example.com\ufeff '])(
    '%s is a valid address',
    async (email) => {
      const { post } = setUp();
      expect((await post(jsonPost({ ...filled, email }))).status).toBe(201);
    },
  );

  test.each([null, '', undefined])('optional fields may be %j', async (nothing) => {
    const { post } = setUp();
    expect((await post(jsonPost({ ...filled, company: nothing, budget: nothing, start: nothing }))).status).toBe(201);
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
      expect(page).toContain('id="email-fault"');
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
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
  const response = await post(new Request(address, init as RequestInit));
  expect(response.status).toBe(413);
  expect(given).toBeLessThan(maxPostBytes + 8 * 1024);
});

test('a truncated body is distinguished from an invalid one', async () => {
  const { post } = setUp();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"name":"Å'));
    },
    pull(controller) {
      controller.error(new Error('connection lost'));
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
  const response = await post(new Request(address, init as RequestInit));
  expect([response.status, (await read(response)).code]).toEqual([400, 'cut_off']);
});

describe('wrong clocks', () => {
  const day = 86_400_000;
  test.each([
    ['years ahead', 40_000 * day, 40_000 * day + 60_000],
    ['in 1970', 1_000, 61_000],
    ['set back while writing', 2 * day, day],
    ['as text, as hidden fields send it', '1000', '61000'],
    ['not sent', undefined, undefined],
    ['not a time at all', 'yesterday', {}],
  ])('%s do not matter', async (_, started, posted) => {
    const { post } = setUp();
    expect((await post(jsonPost({ ...filled, started, posted }))).status).toBe(201);
  });
});
