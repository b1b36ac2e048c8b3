import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import { dsn, envelope, header, item, send, sha256, streamOf } from './tunnel.ts';

const bytes = new TextEncoder();

// A busy machine takes many times as long.
vi.setConfig({ testTimeout: 60_000 });
const ours = 'https://o7.ingest.de.sentry.io/api/42/envelope/';

interface Sent {
  url: string;
  headers: string[];
  body: Uint8Array;
}

/** What the tunnel has sent since the last call. */
const sent: Sent[] = [];

beforeEach(() => {
  const fetched = async (url: string, init: { headers: Headers; body: ReadableStream<Uint8Array> }) => {
    const body = new Uint8Array(await new Response(init.body).arrayBuffer());
    sent.push({ url: String(url), headers: [...init.headers.keys()], body });
    return new Response('{}');
  };
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

async function answered(request: Request, settings: Record<string, string> = { SENTRY_DSN: dsn }) {
  sent.length = 0;
  return (await respond(request, settings)).status;
}

const refusals = [400, 403, 405, 413, 415];

/** Whatever comes in, it is either refused and nothing is sent, or it is sent once, to the one destination. */
function expectHarmless(status: number) {
  if (status === 200) expect(sent.map(({ url }) => url)).toEqual([ours]);
  else {
    expect(refusals).toContain(status);
    expect(sent).toEqual([]);
  }
}

const digits = fc.constantFrom('7', '42', '8', '', '07', '7 ', '7%00', '1e1', '-7', '../7', '7/../..', '@elsewhere.example/');
const region = fc.constantFrom('de', 'us', '', 'DE', 'de.elsewhere.example/', 'de@', '%2e%2e', '127.0.0.1');
const parameter = fc.oneof(
  fc.tuple(fc.constantFrom('o', 'p'), digits),
  fc.tuple(fc.constant('r'), region),
  fc.tuple(fc.constantFrom('host', 'dsn', 'url', 'tunnel', 'o[]', '__proto__'), fc.webUrl()),
  fc.tuple(fc.string(), fc.string()),
);
const query = fc.oneof(
  fc
    .array(parameter, { maxLength: 6 })
    .map((all) => `?${all.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&')}`),
  fc.webQueryParameters().map((text) => `?${text}`),
  fc.string().map((text) => `?${text}`),
);

const headerName = fc.oneof(
  fc.constantFrom(
    'Origin',
    'Sec-Fetch-Site',
    'Content-Encoding',
    'Content-Length',
    'Content-Type',
    'CF-Connecting-IP',
    'Cookie',
  ),
  fc.constantFrom('Host', 'Forwarded', 'X-Forwarded-Host', 'X-Original-URL', 'Transfer-Encoding', 'Authorization', 'Referer'),
  fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/),
);
const headerValue = fc.oneof(
  fc.constantFrom('https://dunavik.example', 'null', 'same-origin', 'identity', 'gzip', '0', '-1', 'NaN', '203.0.113.9', '::1'),
  fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
  fc.webUrl(),
);
const headers = fc.dictionary(headerName, headerValue, { maxKeys: 6 });

const json = fc.json().map((text) => `${text}\n${item}`);
const dsnLike = fc.oneof(fc.webUrl(), fc.constantFrom(dsn, `${dsn} `, dsn.replace('sentry.io', 'elsewhere.example'), 'null'));
const body = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string().map((text) => bytes.encode(text)),
  json.map((text) => bytes.encode(text)),
  dsnLike.map((named) => bytes.encode(`${JSON.stringify({ dsn: named })}\n${item}`)),
  fc.uint8Array({ maxLength: 300 }).map((rest) => Uint8Array.from([...bytes.encode(`${header}\n`), ...rest])),
);

test('no query changes the destination or causes a server error', async () => {
  const property = fc.asyncProperty(query, async (text) => expectHarmless(await answered(send(envelope, { query: text }))));
  await fc.assert(property, { numRuns: 500 });
});

test('no headers change the destination, cause a server error, or forward more than three names', async () => {
  const allowed = /^(?:content-type|user-agent|origin|x-sentry-forwarded-for)$/;
  const property = fc.asyncProperty(headers, async (given) => {
    expectHarmless(await answered(send(bytes.encode(envelope), { headers: given })));
    for (const name of sent[0]?.headers ?? []) expect(name).toMatch(allowed);
  });
  await fc.assert(property, { numRuns: 500 });
});

test('no body changes the destination or causes a server error; what is forwarded is unchanged byte for byte', async () => {
  const property = fc.asyncProperty(body, fc.integer({ min: 1, max: 50 }), async (whole, size) => {
    const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.slice(i * size, (i + 1) * size));
    const status = await answered(send(streamOf(chunks)));
    expectHarmless(status);
    if (status === 200) expect(sha256(sent[0]?.body ?? '')).toBe(sha256(whole));
  });
  await fc.assert(property, { numRuns: 500 });
});

test('nor does any combination of query, headers, method and body', async () => {
  const method = fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE');
  const property = fc.asyncProperty(query, headers, method, body, async (text, given, verb, whole) => {
    expectHarmless(await answered(send(new Uint8Array(whole), { query: text, headers: given, method: verb })));
  });
  await fc.assert(property, { numRuns: 500 });
});

test('no settings lead to a destination other than a Sentry ingest or loopback, or cause a server error', async () => {
  const settings = fc.record({
    SENTRY_DSN: fc.oneof(dsnLike, fc.string()),
    SENTRY_INGEST_URL: fc.oneof(fc.webUrl(), fc.string()),
  });
  const property = fc.asyncProperty(settings, async (given) => {
    const status = await answered(send(envelope), given);
    expect([200, 503, ...refusals]).toContain(status);
    for (const { url } of sent)
      expect(url).toMatch(
        /^(?:https:\/\/o7\.ingest\.de\.sentry\.io|https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)\/api\/42\/envelope\/$/,
      );
  });
  await fc.assert(property, { numRuns: 500 });
});
