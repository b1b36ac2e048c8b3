import { createServer, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import { readSettings } from '../../src/telemetry/sentry/settings.ts';
import { envelope, ingest, listening, send } from './tunnel.ts';

/** A server that responds to any connection as given, once it has received something. */
const listeningAs = (talk: (socket: Socket) => void) =>
  listening(
    createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => talk(socket));
    }),
  );

async function expectFailed(answer: Response, status: number) {
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toMatch(/^The telemetry service [a-z ]+\.\n$/);
}

test.each([300, 301, 302, 303, 304, 305, 307, 308])('a redirect with status %i is not followed', async (status) => {
  const elsewhere = await ingest();
  const { arrived, settings } = await ingest((response) =>
    response.writeHead(status, { Location: `${readSettings(elsewhere.settings).ingestUrl}/api/42/envelope/` }).end(),
  );
  await expectFailed(await respond(send(envelope), settings), 502);
  expect(arrived).toHaveLength(1);
  expect(elsewhere.arrived).toEqual([]);
});

test.each([600, 999])('the status %i, which is not an HTTP status, counts as no response', async (status) => {
  const { settings } = await ingest((response) => response.writeHead(status).end());
  await expectFailed(await respond(send(envelope), settings), 502);
});

test('an ingest that has received everything and stays silent is not waited for beyond the time limit', async () => {
  const { arrived, settings } = await ingest(() => {});
  await expectFailed(await respond(send(envelope), settings, 2000), 504);
  expect(arrived.map(({ whole }) => whole)).toEqual([true]);
});

test('an ingest that refuses connections has failed', async () => {
  const server = createServer();
  const settings = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  await expectFailed(await respond(send(envelope), settings), 502);
});

test.each<[string, (socket: Socket) => void]>([
  ['resets the connection', (socket) => socket.resetAndDestroy()],
  ['ends the connection', (socket) => socket.end()],
  ['speaks another protocol', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ['answers with bytes', (socket) => socket.end(Uint8Array.of(0, 1, 2, 3, 255))],
  ['breaks off within its headers', (socket) => socket.end('HTTP/1.1 200 OK\r\nRetry-Af')],
  [
    'changes to another protocol',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
  ],
])('an ingest that %s has failed', async (_what, talk) => {
  await expectFailed(await respond(send(envelope), await listeningAs(talk)), 502);
});

test('an endless response is not waited for, and its connection is closed', async () => {
  const closed = vi.fn();
  const { settings } = await ingest((response) => {
    response.on('close', closed).writeHead(200, { 'Retry-After': '5' });
    const more = () => response.destroyed || response.write('x'.repeat(10_000), () => setImmediate(more));
    more();
  });
  const answer = await respond(send(envelope), settings);
  expect([answer.status, answer.headers.get('Retry-After'), answer.body]).toEqual([200, '5', null]);
  await expect.poll(() => closed.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test('a response that breaks off after its headers still counts', async () => {
  const settings = await listeningAs((socket) =>
    socket.end('HTTP/1.1 429 x\r\nContent-Length: 5000\r\nRetry-After: 7\r\n\r\n{'),
  );
  const answer = await respond(send(envelope), settings);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7']);
});

test('interim responses are skipped', async () => {
  const settings = await listeningAs((socket) =>
    socket.end('HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\nHTTP/1.1 202 x\r\nContent-Length: 0\r\n\r\n'),
  );
  expect((await respond(send(envelope), settings)).status).toBe(202);
});
