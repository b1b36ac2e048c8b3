import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startIngest } from '../../../scripts/ingest/server.ts';
import { parseEnvelope } from '../../../scripts/sentry/envelope.ts';

const events = [{ type: 4, data: { href: 'https://dunavik.example/' } }];

test('an envelope is parsed, with and without lengths, and recordings are decompressed', () => {
  const packed = Buffer.concat([Buffer.from('{"segment_id":3}\n'), deflateSync(JSON.stringify(events))]);
  const plain = `{"segment_id":4}\n${JSON.stringify(events)}`;
  const bytes = Buffer.concat([
    Buffer.from('{"dsn":"x"}\n{"type":"event"}\n{"message":"räksmörgås"}\n'),
    Buffer.from(`{"type":"replay_recording","length":${packed.length}}\n`),
    packed,
    Buffer.from(`\n{"type":"replay_recording","length":${plain.length}}\n${plain}\n{"type":"session"}\n{}`),
  ]);
  expect(parseEnvelope(bytes)).toEqual({
    header: { dsn: 'x' },
    items: [
      { type: 'event', payload: { message: 'räksmörgås' } },
      { type: 'replay_recording', payload: { header: { segment_id: 3 }, events } },
      { type: 'replay_recording', payload: { header: { segment_id: 4 }, events } },
      { type: 'session', payload: {} },
    ],
  });
});

test.each(['', 'x', '{}\nx', '{}\n{"type":"event"}\nx'])('%j is not an envelope', (text) => {
  expect(() => parseEnvelope(Buffer.from(text))).toThrow(SyntaxError);
});

/** Its own ingest, and a way to send to it with any user agent. */
async function running() {
  const heard = vi.fn();
  const ingest = await startIngest(0, heard);
  onTestFinished(() => void ingest.stop());
  const send = (body: string, agent = 'one') =>
    fetch(`${ingest.url}/api/42/envelope/`, { method: 'POST', body, headers: { 'User-Agent': agent } });
  const list = async (query = '') =>
    (await (await fetch(`${ingest.url}/received${query}`)).json()) as { sha256: string; bytes: number }[];
  const answer = (value: object, query = '') =>
    fetch(`${ingest.url}/answer${query}`, { method: 'POST', body: JSON.stringify(value) });
  return { ...ingest, heard, send, list, answer };
}

test('the ingest lists what arrives, even invalid envelopes, until it is reset', async () => {
  const { url, heard, send, list } = await running();
  expect((await send('{}\n{"type":"event"}\n{}\n')).status).toBe(200);
  await send('nothing', 'two');
  expect(await list()).toMatchObject([
    { path: '/api/42/envelope/', bytes: 23, envelope: { header: {}, items: [{ type: 'event', payload: {} }] } },
    { sha256: '1785cfc3bc6ac7738e8b38cdccd1af12563c2b9070e07af336a1bf8c0f772b6a', bytes: 7 },
  ]);
  expect(await list('?agent=two')).toMatchObject([{ bytes: 7 }]);
  expect(heard).toHaveBeenCalledTimes(2);
  await fetch(`${url}/received`, { method: 'DELETE' });
  expect(await list()).toEqual([]);
});

test('the ingest responds as configured, to everybody or to one user agent', async () => {
  const { send, answer } = await running();
  await answer({ status: 429, headers: { 'Retry-After': '9' } }, '?agent=one');
  const limited = await send('x', 'one');
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '9']);
  expect((await send('x', 'two')).status).toBe(200);
  await answer({ status: 503, headers: {} });
  expect([(await send('x', 'one')).status, (await send('x', 'two')).status]).toEqual([429, 503]);
});
