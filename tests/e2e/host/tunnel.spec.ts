import { createHash, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { localDestination } from '../../../scripts/sentry/local.ts';
import { expect, test } from '../telemetry/visitor.ts';

/** The tunnel in Cloudflare's own runtime, whose streams behave differently from Node's. */
const tunnel = new URL('/monitoring?o=1&p=42&r=de', process.env.HOST_URL);
const header = `${JSON.stringify({ dsn: localDestination })}\n`;
const mebibyte = 1024 * 1024;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const post = (body: BodyInit, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(tunnel, { method: 'POST', body, headers, redirect: 'manual', ...init });

/** An upload written to the socket directly, which can end as no browser would end it. */
async function upload(agent: string, headers: string[], write: (socket: Socket) => void) {
  const socket = connect(Number(tunnel.port), tunnel.hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.on('error', () => {});
  const lines = [
    `POST ${tunnel.pathname}${tunnel.search} HTTP/1.1`,
    `Host: ${tunnel.host}`,
    `User-Agent: ${agent}`,
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  write(socket);
  return new Promise<void>((resolve) => socket.once('close', resolve).resume());
}

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

test('two hundred simultaneous envelopes all arrive, each once and byte for byte', async ({ ingest }) => {
  const envelopes = Array.from({ length: 200 }, (_, i) => {
    const message = `${randomUUID()} räksmörgås `.repeat(1 + ((i * 37) % 900));
    return `${header}{"type":"event"}\n${JSON.stringify({ message })}\n`;
  });
  const answers = await Promise.all(envelopes.map((body) => post(body, { 'User-Agent': ingest.agent })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const received = await ingest.received();
  expect(received.map((one) => one.sha256).sort()).toEqual(envelopes.map(sha256).sort());
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/api/42/envelope/']));
});

test('an envelope of 19 MiB arrives byte for byte, one over 20 MiB does not arrive', async ({ ingest }) => {
  const large = `${header}${'x'.repeat(19 * mebibyte)}`;
  expect((await post(large, { 'User-Agent': ingest.agent })).status).toBe(200);
  const larger = `${header}${'x'.repeat(20 * mebibyte)}`;
  expect((await post(larger, { 'User-Agent': ingest.agent })).status).toBe(413);
  const inChunks = new Blob([larger]).stream();
  expect((await post(inChunks, { 'User-Agent': ingest.agent }, { duplex: 'half' } as RequestInit)).status).toBe(413);
  expect((await ingest.received()).map((one) => one.sha256)).toEqual([sha256(large)]);
});

test.describe('an upload that breaks off is not forwarded as if it were complete', () => {
  const part = `${header}{"type":"event"}\n{"message":"${'x'.repeat(30_000)}`;
  const declared = ['Content-Length: 60000'];
  const chunked = ['Transfer-Encoding: chunked'];
  const ways: [string, string[], string, (socket: Socket) => void][] = [
    ['declared, and ended', declared, part, (socket) => socket.end()],
    ['declared, and reset', declared, part, (socket) => socket.resetAndDestroy()],
    ['in chunks, and ended', chunked, chunk(part), (socket) => socket.end()],
    ['in chunks, and reset', chunked, chunk(part), (socket) => socket.resetAndDestroy()],
    ['in its header', chunked, chunk(header.slice(0, 20)), (socket) => socket.end()],
  ];
  for (const [how, headers, start, breakOff] of ways) {
    test(how, async ({ ingest }) => {
      await upload(ingest.agent, headers, (socket) => socket.write(start, () => setTimeout(breakOff, 500, socket)));
      const whole = `${header}{"type":"event"}\n{}\n`;
      expect((await post(whole, { 'User-Agent': ingest.agent })).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await ingest.received()).map((one) => one.sha256)).toEqual([sha256(whole)]);
    });
  }
});

test('only the four headers are forwarded, and only the two are returned', async ({ ingest }) => {
  await ingest.answerWith(429, {
    'Retry-After': '7',
    'X-Sentry-Rate-Limits': '7:error:key',
    'Set-Cookie': 'a=b',
    'Strict-Transport-Security': 'max-age=1',
    'Access-Control-Allow-Origin': '*',
  });
  const secrets = {
    Cookie: 'a=secret',
    Authorization: 'Bearer secret',
    Referer: `${tunnel.origin}/?secret`,
    'X-Forwarded-For': '203.0.113.9',
  };
  const answer = await post(header, {
    'User-Agent': ingest.agent,
    Origin: tunnel.origin,
    'Content-Type': 'text/plain',
    ...secrets,
  });
  expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('X-Sentry-Rate-Limits')]).toEqual([
    429,
    '7',
    '7:error:key',
  ]);
  for (const name of ['Set-Cookie', 'Access-Control-Allow-Origin']) expect(answer.headers.has(name)).toBe(false);
  expect(answer.headers.get('Strict-Transport-Security')).not.toBe('max-age=1');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const headers: Record<string, unknown> = { ...(await ingest.received())[0]?.headers };
  const { 'cf-worker': _theirs, 'x-sentry-forwarded-for': address, host: _host, 'transfer-encoding': _way, ...rest } = headers;
  expect(rest).toEqual({ 'user-agent': ingest.agent, origin: tunnel.origin, 'content-type': 'text/plain' });
  expect(address).toMatch(/^[0-9a-f.:]+$/);
});

test('refusals are the same in this runtime', async ({ ingest }) => {
  const whole = `${header}{"type":"event"}\n{}\n`;
  const agent = { 'User-Agent': ingest.agent };
  const statuses = [
    await post(whole, { ...agent, Origin: 'null' }),
    await post(whole, { ...agent, 'Sec-Fetch-Site': 'cross-site' }),
    await post(whole, { ...agent, 'Content-Encoding': 'gzip' }),
    await post('', agent),
    await post(`${' '.repeat(65 * 1024)}${whole}`, agent),
    await post(whole.replace('0000', '1111'), agent),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 415, 400, 400, 403]);
  const gets = await fetch(tunnel, { headers: agent });
  expect([gets.status, gets.headers.get('Allow')]).toEqual([405, 'POST']);
  expect(await ingest.received()).toEqual([]);
  await ingest.answerWith(302, { Location: `${tunnel.origin}/` });
  expect((await post(whole, agent)).status).toBe(502);
});
