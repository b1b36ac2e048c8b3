import { expect, test } from 'vitest';
import { respond } from '../../functions/monitoring/respond.ts';
import { envelope, ingest, send } from './tunnel.ts';

/** Headers that Node's fetch itself adds to a request; any others in what arrives were forwarded by the tunnel. */
const transport = ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'transfer-encoding'];

/** Sends an envelope with these headers. @returns the headers that the tunnel forwarded */
async function sentOn(headers: Record<string, string>) {
  const { arrived, settings } = await ingest();
  expect((await respond(send(new TextEncoder().encode(envelope), { headers }), settings)).status).toBe(200);
  return Object.fromEntries(Object.entries(arrived[0]?.headers ?? {}).filter(([name]) => !transport.includes(name)));
}

test('of all headers of a browser only content type, user agent and origin are forwarded', async () => {
  const headers = {
    'Content-Type': 'text/plain;charset=UTF-8',
    'User-Agent': 'Mozilla/5.0 (Tests)',
    Origin: 'https://dunavik.example',
  };
  const others = {
    Authorization: 'Bearer secret',
    'CF-Access-Jwt-Assertion': 'secret',
    Cookie: 'session=secret',
    Forwarded: 'for=203.0.113.9',
    'Proxy-Authorization': 'Basic secret',
    Referer: 'https://dunavik.example/works?secret',
    'Sec-CH-UA': '"Chromium"',
    'Sec-Fetch-Site': 'same-origin',
    'X-Api-Key': 'secret',
    'X-Forwarded-For': '203.0.113.9',
    'X-Real-IP': '203.0.113.9',
    'X-Sentry-Auth': 'Sentry sentry_key=secret',
    'X-Sentry-Forwarded-For': '203.0.113.9',
  };
  expect(await sentOn({ ...headers, ...others })).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    'user-agent': 'Mozilla/5.0 (Tests)',
    origin: 'https://dunavik.example',
  });
});

test.each([
  '203.0.113.9',
  '0.0.0.0',
  '255.255.255.255',
  '2001:db8::1',
  '::1',
  '2001:DB8:0:0:0:0:0:1',
  '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
  '::ffff:203.0.113.9',
])('the visitor’s address %s is forwarded', async (address) => {
  expect(await sentOn({ 'CF-Connecting-IP': address })).toMatchObject({ 'x-sentry-forwarded-for': address });
});

test.each([
  '',
  'localhost',
  '256.1.1.1',
  '1.2.3',
  '1.2.3.4.5',
  '1.2.3.4.',
  '1.2.3.4, 5.6.7.8',
  '0x7f.1.1.1',
  ':',
  ':::',
  '1:2',
  '1:2:3:4:5:6:7:8:9',
  '::1::2',
  '2001:db8::12345',
  'fe80::1%eth0',
  '[::1]',
  '::1]:80/x[',
])('an invalid address, such as %j, is not forwarded', async (address) => {
  expect(await sentOn({ 'CF-Connecting-IP': address })).not.toHaveProperty('x-sentry-forwarded-for');
});
