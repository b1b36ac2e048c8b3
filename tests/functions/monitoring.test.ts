import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { dataHeaders } from '../../functions/http.ts';
import type { Settings } from '../../functions/monitoring/checkRequest.ts';
import { respond } from '../../functions/monitoring/respond.ts';
import { streamOf } from './streamOf.ts';
import { dsn, envelope, header, item, ownSettings, send } from './tunnel.ts';

const ours = 'https://o7.ingest.de.sentry.io/api/42/envelope/';

/**
 * Sends a request through a tunnel whose ingest accepts everything. @returns the response, and what
 * was forwarded
 */
async function sendThrough(
  request: Request,
  settings: Settings = ownSettings,
  answer = () => new Response('{}'),
) {
  const sent: { url: string; headers: Record<string, string>; body: string }[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, init: { headers: Headers; body: ReadableStream<Uint8Array> }) => {
      const body = Buffer.from(await new Response(init.body).arrayBuffer()).toString('latin1');
      sent.push({ url, headers: Object.fromEntries(init.headers), body });
      return answer();
    },
  );
  const response = await respond(request, settings);
  return { status: response.status, headers: response.headers, text: await response.text(), sent };
}

const latin = (body: string | Uint8Array) => Buffer.from(body).toString('latin1');
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['with nothing after its header', `${header}\n`],
  ['with its dsn last', `{"trace":{"dsn":"https://elsewhere"},"dsn":"${dsn}"}\n${item}`],
  ['with spaces in its header', `  {"dsn" : "${dsn}"} \r\n${item}`],
  ['with escapes in its header', `{"dsn":"${dsn.replaceAll('/', '\\/')}"}\n${item}`],
  ['with a header of exactly 64 KiB', `${header.padEnd(64 * 1024, ' ')}\n${item}`],
  [
    'with all byte values',
    Buffer.concat([
      bytes(`${header}\n`),
      Uint8Array.from({ length: 7000 }, (_, i) => (i * 7) % 256),
    ]),
  ],
])('an envelope %s is forwarded once, byte for byte', async (_, body) => {
  const { status, sent } = await sendThrough(send(body));
  expect([status, sent.map(({ url }) => url), sent.map((one) => one.body)]).toEqual([
    200,
    [ours],
    [latin(body)],
  ]);
});

const own = 'https://dunavik.example';
const withQuery = (...all: string[]) => all.map((query) => send(envelope, { query }));
const withHeader = (name: string, ...all: string[]) =>
  all.map((value) => send(envelope, { headers: { [name]: value } }));
const withBody = (...all: (BodyInit | null)[]) => all.map((body) => send(body));
const withDsn = (...all: unknown[]) =>
  all.map((dsn) => send(`${JSON.stringify({ dsn })}\n${item}`));

test.each<[number, string, Request[]]>([
  [405, 'Envelopes are sent with POST.', ['GET', 'HEAD'].map((method) => send(null, { method }))],
  [
    405,
    'Envelopes are sent with POST.',
    ['PUT', 'OPTIONS'].map((method) => send(envelope, { method })),
  ],
  [
    403,
    'Origin is not this site.',
    withHeader('Origin', 'null', '', 'https://elsewhere.example', 'http://dunavik.example'),
  ],
  [403, 'Origin is not this site.', withHeader('Origin', `${own}:8443`, `${own}.evil.example`)],
  [
    403,
    'Sec-Fetch-Site is not same-origin.',
    withHeader('Sec-Fetch-Site', 'cross-site', 'same-site', 'none', ''),
  ],
  [
    400,
    'o must be given once, in digits.',
    withQuery('', '?p=42', '?o=&p=42', '?o=7&o=7&p=42', '?o=x&p=42', '?o=%207&p=42'),
  ],
  [
    400,
    'o must be given once, in digits.',
    withQuery('?o=7%0A&p=42', '?o=٧&p=42', '?O=7&P=42', `?o=${'0'.repeat(20)}7&p=42`),
  ],
  [
    400,
    'p must be given once, in digits.',
    withQuery('?o=7', '?o=7&p=', '?o=7&p=42&p=43', '?o=7&p=../42', '?o=7&p=42%2F..'),
  ],
  [
    400,
    'r must be given once',
    withQuery('?o=7&p=42&r=', '?o=7&p=42&r=de&r=de', '?o=7&p=42&r=DE', '?o=7&p=42&r=d'),
  ],
  [
    400,
    'r must be given once',
    withQuery('?o=7&p=42&r=elsewhere.example%2F', '?o=7&p=42&r=de%40elsewhere'),
  ],
  [403, 'o is not the organisation of this site.', withQuery('?o=8&p=42&r=de', '?o=07&p=42&r=de')],
  [403, 'p is not the project of this site.', withQuery('?o=7&p=43&r=de', '?o=7&p=042&r=de')],
  [403, 'r is not the region of this site.', withQuery('?o=7&p=42&r=us', '?o=7&p=42')],
  [
    415,
    'Content-Encoding must be identity.',
    withHeader('Content-Encoding', 'gzip', 'br', 'zstd', 'identity, gzip', '*'),
  ],
  [400, 'The body is empty.', withBody(null, '')],
  [400, 'The envelope has no line break after its header.', withBody(header, header.slice(0, -1))],
  [
    400,
    'The envelope’s header is longer than 64 KiB.',
    withBody(`${header.padEnd(64 * 1024 + 1, ' ')}\n${item}`),
  ],
  [
    400,
    'The envelope’s header is not JSON.',
    withBody(`\n${envelope}`, `${header}${header}\n`, `dsn=${dsn}\n`),
  ],
  [
    400,
    'The envelope’s header is not JSON.',
    withBody(bytes(`\uFEFF${envelope}`), Buffer.from('{"x":"\xff"}\n', 'latin1')),
  ],
  [
    400,
    'The envelope’s header is not a JSON object.',
    withBody('null\n', '42\n', `"${dsn}"\n`, `[{"dsn":"${dsn}"}]\n`),
  ],
  [
    400,
    'The envelope’s header has no dsn.',
    withBody('{}\n', `{"__proto__":{"dsn":"${dsn}"}}\n`, `{"DSN":"${dsn}"}\n`),
  ],
  [400, 'The envelope’s header has no dsn.', withDsn(null, [dsn], { dsn })],
  [
    403,
    'The envelope’s dsn is not',
    withDsn(dsn.replace('0123', '1123'), dsn.replace('o7', 'o8'), dsn.replace('42', '43')),
  ],
  [
    403,
    'The envelope’s dsn is not',
    withDsn(dsn.replace('sentry.io', 'evil.example'), dsn.replace('https:', 'http:'), ''),
  ],
])('refused with %d: %s', async (status, sentence, requests) => {
  for (const request of requests) {
    const { sent, text, ...answer } = await sendThrough(request);
    expect([answer.status, sent]).toEqual([status, []]);
    expect(text.startsWith(request.method === 'HEAD' ? '' : sentence), text).toBe(true);
    expect(text).toMatch(request.method === 'HEAD' ? /^$/ : /^[A-Z].+\.\n$/i);
    expect(text).not.toMatch(/0123456789abcdef|sentry\.io|at .*\.ts|<|\b(?:7|42)\b/);
    const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    const expected = new Headers({
      ...dataHeaders,
      ...plain,
      ...(status === 405 && { Allow: 'POST' }),
    });
    expect([...answer.headers]).toEqual([...expected]);
  }
});

test('only content type, user agent, origin and the visitor’s IP address are forwarded', async () => {
  const passed = { 'Content-Type': 'image/png', 'User-Agent': 'Tests', Origin: own };
  const kept = {
    Authorization: 'secret',
    Cookie: 'secret',
    Referer: `${own}/?secret`,
    'X-Real-IP': '203.0.113.9',
  };
  const faked = {
    'X-Sentry-Auth': 'secret',
    'X-Sentry-Forwarded-For': '203.0.113.9',
    'Content-Encoding': 'Identity',
  };
  const { sent } = await sendThrough(
    send(envelope, { headers: { ...passed, ...kept, ...faked, 'CF-Connecting-IP': '::1' } }),
  );
  expect(new Headers(sent[0]?.headers)).toEqual(
    new Headers({ ...passed, 'X-Sentry-Forwarded-For': '::1' }),
  );
});

test.each([
  [
    true,
    ['0.0.0.0', '255.255.255.255', '2001:db8::1', '2001:DB8:0:0:0:0:0:1', '::ffff:203.0.113.9'],
  ],
  [
    false,
    [
      '',
      'localhost',
      '256.1.1.1',
      '1.2.3',
      '1.2.3.4.',
      '1.2.3.4, 5.6.7.8',
      ':::',
      '2001:db8::12345',
      '[::1]',
      '::1]:80/x[',
    ],
  ],
])('visitors’ IP addresses, valid: %s', async (valid, all) => {
  for (const address of all) {
    const { sent } = await sendThrough(
      send(envelope, { headers: { 'CF-Connecting-IP': address } }),
    );
    expect(sent[0]?.headers['x-sentry-forwarded-for'], address).toBe(valid ? address : undefined);
  }
});

const withOverride = (SENTRY_INGEST_URL: string) => ({ SENTRY_DSN: dsn, SENTRY_INGEST_URL });
test.each<[Settings, string]>([
  [{ SENTRY_DSN: dsn }, ours],
  [withOverride('http://127.0.0.1:8799/elsewhere?x=1#y'), 'http://127.0.0.1:8799/api/42/envelope/'],
  [withOverride('http://localhost:8799/'), 'http://localhost:8799/api/42/envelope/'],
  [withOverride('https://[::1]:8799'), 'https://[::1]:8799/api/42/envelope/'],
])(
  'with %o envelopes are sent to %s, whatever other parameters the query has',
  async (settings, url) => {
    const { status, sent } = await sendThrough(
      send(envelope, { query: '?o=7&p=42&r=de&host=elsewhere.example' }),
      settings,
    );
    expect([status, sent.map((one) => one.url)]).toEqual([200, [url]]);
  },
);

test('for a DSN without a region, the query and the ingest have none', async () => {
  const SENTRY_DSN = dsn.replace('.de.', '.');
  const body = envelope.replace(dsn, SENTRY_DSN);
  const { status, sent } = await sendThrough(send(body, { query: '?o=7&p=42' }), { SENTRY_DSN });
  expect([status, sent.map(({ url }) => url)]).toEqual([
    200,
    ['https://o7.ingest.sentry.io/api/42/envelope/'],
  ]);
  expect((await sendThrough(send(body), { SENTRY_DSN })).status).toBe(403);
});

const foreign = [
  'http://localhost.elsewhere.example',
  'http://127.0.0.1@elsewhere.example',
  'file:///etc/passwd',
  'x',
];
const near = ['http://10.0.0.1:8799', 'http://169.254.169.254/latest', 'http://0.0.0.0:8799'];
test.each<[string, Settings[]]>([
  [
    'Telemetry is not configured here.\n',
    [{}, { SENTRY_DSN: '' }, { SENTRY_INGEST_URL: 'http://127.0.0.1:1' }],
  ],
  ['Telemetry is misconfigured here.\n', [{ SENTRY_DSN: 'x' }, { SENTRY_DSN: `${dsn}\n` }]],
  ['Telemetry is misconfigured here.\n', [...foreign, ...near].map(withOverride)],
])('503 and nothing is sent: %s', async (sentence, all) => {
  for (const settings of all) {
    const { status, text, sent } = await sendThrough(send(envelope), settings);
    expect([status, text, sent], JSON.stringify(settings)).toEqual([503, sentence, []]);
  }
});

test('the response has the ingest’s status and retry headers, and nothing else', async () => {
  const retry = {
    'Retry-After': '60',
    'X-Sentry-Rate-Limits': '60:error;transaction:organization, 2700:replay:key:quota',
  };
  const theirs = {
    'Set-Cookie': 'a=b',
    'Strict-Transport-Security': 'max-age=1',
    'Access-Control-Allow-Origin': '*',
  };
  for (const status of [200, 202, 299, 400, 403, 413, 429, 500, 599]) {
    const answer = () =>
      new Response('<script>alert(1)</script>', { status, headers: { ...retry, ...theirs } });
    const { text, ...given } = await sendThrough(send(envelope), ownSettings, answer);
    expect([given.status, text]).toEqual([status, '']);
    expect([...given.headers]).toEqual([
      ...new Headers({ ...dataHeaders, 'Cache-Control': 'no-store', ...retry }),
    ]);
  }
});

test('random requests in random chunks are refused, or forwarded once and unchanged', async () => {
  const value = fc.oneof(
    fc.constantFrom('7', '42', 'de', '07', '../7', '@elsewhere.example/', '127.0.0.1'),
    fc.string(),
  );
  const parameter = fc
    .tuple(fc.constantFrom('o', 'p', 'r', 'host', 'dsn', '__proto__'), value)
    .map((pair) => pair.join('='));
  const request = fc.record({
    query: fc.oneof(
      fc.constant('o=7&p=42&r=de'),
      fc.array(parameter).map((all) => all.join('&')),
    ),
    first: fc.oneof(fc.constant(header), fc.json()),
    rest: fc.uint8Array({ maxLength: 300 }),
    size: fc.integer({ min: 1, max: 50 }),
  });
  const property = fc.asyncProperty(request, async ({ query, first, rest, size }) => {
    const whole = Buffer.concat([bytes(`${first}\n`), rest]);
    const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) =>
      whole.subarray(i * size, (i + 1) * size),
    );
    const { status, sent } = await sendThrough(send(streamOf(chunks), { query: `?${query}` }));
    expect([200, 400, 403]).toContain(status);
    expect(sent.map(({ url, body }) => [url, body])).toEqual(
      status === 200 ? [[ours, latin(whole)]] : [],
    );
  });
  await fc.assert(property, { numRuns: 200 });
});
