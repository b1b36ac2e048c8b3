import { describe, expect, test, vi } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import { dsn, envelope, header, ingest, item, send, sha256, streamOf } from './tunnel.ts';

const bytes = new TextEncoder();
const mebibyte = 1024 * 1024;

// A busy machine takes many times as long.
vi.setConfig({ testTimeout: 60_000 });

/** All byte values, many times each, after a valid header. */
const binary = Buffer.concat([bytes.encode(`${header}\n`), Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7) % 256)]);

describe('a valid envelope', () => {
  test('is forwarded once, byte for byte, to the project’s endpoint', async () => {
    const { arrived, settings } = await ingest();
    const answer = await respond(send(binary), settings);
    expect(answer.status).toBe(200);
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toMatchObject({ method: 'POST', path: '/api/42/envelope/', whole: true });
    expect(sha256(arrived[0]?.body ?? '')).toBe(sha256(binary));
  });

  test.each([undefined, 'text/plain;charset=UTF-8', 'application/x-sentry-envelope', 'application/json', 'image/png'])(
    'is accepted with the content type %s, which is forwarded unchanged',
    async (type) => {
      const { arrived, settings } = await ingest();
      const answer = await respond(send(bytes.encode(envelope), { headers: type ? { 'Content-Type': type } : {} }), settings);
      expect(answer.status).toBe(200);
      expect(arrived[0]?.headers['content-type']).toBe(type);
    },
  );

  test('is forwarded unchanged when it arrives byte by byte', async () => {
    const { arrived, settings } = await ingest();
    const whole = bytes.encode(`${envelope}räksmörgås 🧶\r\n\0`);
    const answer = await respond(send(streamOf([...whole].map((byte) => Uint8Array.of(byte)))), settings);
    expect(answer.status).toBe(200);
    expect(arrived.map(({ body }) => sha256(body))).toEqual([sha256(whole)]);
  });

  test.each([1, header.length - 1, header.length, header.length + 1, header.length + 2])(
    'is forwarded unchanged when it is split after byte %i',
    async (at) => {
      const { arrived, settings } = await ingest();
      const whole = bytes.encode(envelope);
      await respond(send(streamOf([whole.subarray(0, at), new Uint8Array(), whole.subarray(at)])), settings);
      expect(arrived.map(({ body }) => body.toString())).toEqual([envelope]);
    },
  );

  test.each([
    ['with nothing after its header', `${header}\n`],
    [
      'whose header names our dsn last and other things before',
      `{"trace":{"dsn":"https://elsewhere"},"dsn":"${dsn}"}\n${item}`,
    ],
    ['whose header is indented', `  {"dsn" : "${dsn}"} \n${item}`],
    ['whose header ends in a carriage return', `${header}\r\n${item}`],
    ['whose header writes the dsn with escapes', `{"dsn":"${dsn.replaceAll('/', '\\/')}"}\n${item}`],
    ['whose header has exactly 64 KiB', `${header.padEnd(64 * 1024, ' ')}\n${item}`],
  ])('%s is accepted', async (_what, whole) => {
    const { arrived, settings } = await ingest();
    expect((await respond(send(bytes.encode(whole)), settings)).status).toBe(200);
    expect(arrived.map(({ body }) => body.toString())).toEqual([whole]);
  });

  test('of exactly 20 MiB is accepted', async () => {
    const { arrived, settings } = await ingest();
    const whole = Buffer.alloc(20 * mebibyte, 0x61);
    whole.write(envelope);
    const declared = { 'Content-Length': String(whole.length) };
    expect((await respond(send(whole, { headers: declared }), settings)).status).toBe(200);
    expect(arrived.map(({ body }) => sha256(body))).toEqual([sha256(whole)]);
  });

  test('needs no region when the DSN has none', async () => {
    const { arrived, settings } = await ingest();
    const plain = dsn.replace('.de.', '.');
    const whole = envelope.replace(dsn, plain);
    const answer = await respond(send(whole, { query: '?p=42&o=7' }), { ...settings, SENTRY_DSN: plain });
    expect(answer.status).toBe(200);
    expect(arrived).toHaveLength(1);
  });

  test('may have further parameters, which are not forwarded', async () => {
    const { arrived, settings } = await ingest();
    const answer = await respond(send(envelope, { query: '?o=7&p=42&r=de&host=elsewhere.example&x=1' }), settings);
    expect(answer.status).toBe(200);
    expect(arrived[0]?.path).toBe('/api/42/envelope/');
  });
});

describe('the response of the ingest', () => {
  test.each([200, 202, 204, 400, 401, 403, 404, 413, 429, 500, 503])('keeps its status %i', async (status) => {
    const { settings } = await ingest((response) => response.writeHead(status).end());
    expect((await respond(send(envelope), settings)).status).toBe(status);
  });

  test('keeps what it says about retrying, and nothing else', async () => {
    const limits = '60:error;transaction:organization, 2700:replay:key:quota';
    const { settings } = await ingest((response) =>
      response
        .writeHead(429, {
          'Retry-After': '60',
          'X-Sentry-Rate-Limits': limits,
          'Set-Cookie': 'tracker=1; Path=/',
          'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Expose-Headers': 'retry-after',
          'Content-Type': 'text/html',
          'Clear-Site-Data': '"*"',
          Server: 'nginx',
          Via: '1.1 relay',
        })
        .end('<script>alert(1)</script>'),
    );
    const answer = await respond(send(envelope), settings);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'retry-after': '60',
      'x-content-type-options': 'nosniff',
      'x-sentry-rate-limits': limits,
    });
    expect(await answer.text()).toBe('');
  });
});
