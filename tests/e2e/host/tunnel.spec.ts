import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { localDsn } from '#scripts/sentry/local.ts';
import { expect, test } from '../telemetry/visitor.ts';

/** The tunnel in Cloudflare's own runtime, whose streams behave differently from Node's. */
const tunnel = new URL('/monitoring?o=1&p=42&r=de', process.env.HOST_URL);
const header = `${JSON.stringify({ dsn: localDsn })}\n`;
const mebibyte = 1024 * 1024;

const sha256 = (body: string) => createHash('sha256').update(body).digest('hex');

/** Posts an envelope. @returns the status of the response */
async function post(agent: string, body: BodyInit) {
  const init = { method: 'POST', body, headers: { 'User-Agent': agent }, duplex: 'half' };
  return (await fetch(tunnel, init as RequestInit)).status;
}

test('an envelope of 19 MiB arrives as it is, one over 20 MiB is refused', async ({ ingest }) => {
  const large = `${header}${'x'.repeat(19 * mebibyte)}`;
  expect(await post(ingest.agent, large)).toBe(200);
  const inChunks = new Blob([header, 'x'.repeat(20 * mebibyte)]).stream();
  expect(await post(ingest.agent, inChunks)).toBe(413);
  expect((await ingest.received()).map((one) => one.sha256)).toEqual([sha256(large)]);
});

test('an upload that breaks off is not forwarded as if it were complete', async ({ ingest }) => {
  const half = `${header}{"type":"event"}\n{"message":"${'x'.repeat(30_000)}`;
  const chunk = `${Buffer.byteLength(half).toString(16)}\r\n${half}\r\n`;
  const bodies = [
    ['Content-Length: 60000', half],
    ['Transfer-Encoding: chunked', chunk],
  ] as const;
  const ends = [(socket: Socket) => socket.end(), (socket: Socket) => socket.resetAndDestroy()];
  // Over a raw socket, which can break off in ways that `fetch` cannot.
  const uploads = bodies.flatMap(([length, body]) =>
    ends.map((breakOff) => {
      const socket = connect(Number(tunnel.port), tunnel.hostname);
      const request = `POST ${tunnel.pathname}${tunnel.search} HTTP/1.1\r\nHost: ${tunnel.host}\r\nUser-Agent: ${ingest.agent}\r\n${length}\r\n\r\n`;
      socket.write(request + body, () => setTimeout(breakOff, 500, socket));
      return text(socket).catch(() => {});
    }),
  );
  await Promise.all(uploads);
  const complete = `${header}{"type":"event"}\n{}\n`;
  expect(await post(ingest.agent, complete)).toBe(200);
  // Waits, because no event tells that an envelope will not arrive.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect((await ingest.received()).map((one) => one.sha256)).toEqual([sha256(complete)]);
});
