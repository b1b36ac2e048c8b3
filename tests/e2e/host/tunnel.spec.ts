import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { localDsn } from '../../../scripts/sentry/local.ts';
import { expect, test } from '../telemetry/visitor.ts';

/** The tunnel in Cloudflare's own runtime, whose streams behave differently from Node's. */
const tunnel = new URL('/monitoring?o=1&p=42&r=de', process.env.HOST_URL);
const header = `${JSON.stringify({ dsn: localDsn })}\n`;
const mebibyte = 1024 * 1024;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const post = (body: BodyInit, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(tunnel, { method: 'POST', body, headers, redirect: 'manual', ...init });

/** Uploads over a raw socket, which can break off in ways that `fetch` cannot. */
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

test('an envelope of 19 MiB arrives byte for byte, one over 20 MiB is refused', async ({
  ingest,
}) => {
  const large = `${header}${'x'.repeat(19 * mebibyte)}`;
  expect((await post(large, { 'User-Agent': ingest.agent })).status).toBe(200);
  const inChunks = new Blob([header, 'x'.repeat(20 * mebibyte)]).stream();
  expect(
    (await post(inChunks, { 'User-Agent': ingest.agent }, { duplex: 'half' } as RequestInit))
      .status,
  ).toBe(413);
  expect((await ingest.received()).map((one) => one.sha256)).toEqual([sha256(large)]);
});

test('an upload that breaks off is not forwarded as if it were complete', async ({ ingest }) => {
  const firstHalf = `${header}{"type":"event"}\n{"message":"${'x'.repeat(30_000)}`;
  const brokenUploads: [string[], string, (socket: Socket) => void][] = [
    [['Content-Length: 60000'], firstHalf, (socket) => socket.end()],
    [['Content-Length: 60000'], firstHalf, (socket) => socket.resetAndDestroy()],
    [['Transfer-Encoding: chunked'], chunk(firstHalf), (socket) => socket.end()],
    [['Transfer-Encoding: chunked'], chunk(firstHalf), (socket) => socket.resetAndDestroy()],
  ];
  const uploads = brokenUploads.map(([headers, start, breakOff]) =>
    upload(ingest.agent, headers, (socket) =>
      socket.write(start, () => setTimeout(breakOff, 500, socket)),
    ),
  );
  await Promise.all(uploads);
  const complete = `${header}{"type":"event"}\n{}\n`;
  expect((await post(complete, { 'User-Agent': ingest.agent })).status).toBe(200);
  // Waits, because no event tells that an envelope will not arrive.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect((await ingest.received()).map((one) => one.sha256)).toEqual([sha256(complete)]);
});
