import { expect, test, vi } from 'vitest';
import { maxPerDay, maxPerNetwork, maxPerSender } from '#src/contact/limits.ts';
import { postFrom, setUp, webhook } from './contactPost.ts';

const day = 86_400_000;
/** After the dates of other files, because an instance remembers when it last alerted. */
const now = Date.UTC(2040, 10, 21, 12);

test.each([
  ['an IPv4 address in IPv6 notation', '1.2.3.4 ::ffff:1.2.3.4 5.6.7.8 ::FFFF:5.6.7.8'],
  ['an IPv6 network', '2001:db8::1 2001:0DB8:0:0:ffff::2 2001:db8:0:0:1:2:3:4 2001:db8:0:1::1'],
  ['a shortened network', '2001:db8::a:1:2:3:4 2001:db8::b:1:2:3:4 2001:db8:0:a:: 2001:db8:0:B::1'],
])('%s counts as one sender in every notation', async (_, addresses) => {
  const { database, post } = setUp();
  for (const address of addresses.split(' ')) await post(postFrom(address, `I am ${address}`));
  expect(new Set(database.rows('posts').map(({ sender }) => sender)).size).toBe(2);
});

test('all networks of an IPv6 /48 share one limit', async () => {
  const { post } = setUp();
  const statusOf = async (network: string) =>
    (await post(postFrom(`2001:db8:${network}::1`, `I am ${network}`), now)).status;
  for (let n = 0; n < maxPerNetwork; n++) expect(await statusOf(`7:${n.toString(16)}`)).toBe(201);
  expect(await statusOf('7:ffff')).toBe(429);
  expect(await statusOf('8')).toBe(201);
});

test.each(['', 'a secret'])(
  'no address is stored, and hashes of two days differ (%s)',
  async (RATE_SALT) => {
    const { database, post } = setUp({ RATE_SALT });
    const midnight = now + day / 2;
    for (const at of [midnight - 1, midnight]) await post(postFrom('192.0.2.7', `at ${at}`), at);
    const posts = database.rows('posts');
    expect(new Set(posts.map(({ sender }) => sender)).size).toBe(2);
    expect(JSON.stringify([posts, database.rows()])).not.toContain('192.0.2');
    expect(database.rows('salts')).toHaveLength(RATE_SALT ? 0 : 1);
  },
);

test('posts over the daily limit are refused, and the agency is alerted', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const { url, notices } = webhook();
  const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: url });
  database.insertInquiries(maxPerDay, new Date(now).toISOString());
  const { headers, ...response } = await post(postFrom('192.0.2.7', 'x'), now);
  const message = expect.stringContaining('e-mail');
  expect(response).toMatchObject({ status: 503, code: 'full', message });
  expect(headers['retry-after']).toBe('3600');
  await settled();
  expect(notices[0]?.text).toContain('Turnstile');
  expect((await post(postFrom('192.0.2.7', 'x'), now + day)).status).toBe(201);
});

test('repeated posts are not counted', async () => {
  const { post } = setUp();
  for (let n = 0; n <= maxPerSender; n++) await post(postFrom('192.0.2.7', 'x'), now + n);
  expect((await post(postFrom('192.0.2.7', 'y'), now)).status).toBe(201);
});
