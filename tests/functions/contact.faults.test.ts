import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noticePayload } from '../../functions/api/contact/notice.ts';
import { notify } from '../../functions/api/contact/notify.ts';
import { type FieldName, fields } from '../../src/contact/fields.ts';
import { bodyOf, filled, formPost, jsonPost, listen, read, setUp, webhook } from './contactPost.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe('a database that is unavailable', () => {
  test.each(['fails', 'is not bound'])(
    'because it %s: the visitor gets an address to write to, and no internals',
    async (how) => {
      const { database, post } = setUp(how === 'fails' ? {} : { INQUIRIES: undefined as never });
      database.fail();
      const response = await post(jsonPost(filled));
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
      const answer = await response.text();
      expect(JSON.parse(answer)).toMatchObject({ code: 'storage_unavailable', email: 'hello@dunavik.example' });
      expect(answer).not.toContain('secret');
    },
  );

  test('without scripts the page keeps the text, and it can be sent again later', async () => {
    const { database, post } = setUp();
    database.fail();
    const page = await (await post(formPost({ ...filled, company: 'Tangle & Sons' }))).text();
    expect(page).toContain('mailto:hello@dunavik.example');
    expect(page).toContain('value="Tangle &amp; Sons"');
    expect(page).toContain(filled.message);
    database.mend();
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await post(formPost({ ...filled, key }))).status).toBe(201);
  });
});

test('an inquiry that is stored after the time limit was refused, triggers one notice, and a retry finds it', async () => {
  const { url, notices } = await webhook();
  const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: url }, 20);
  const answer = database.hold();
  const inquiry = { ...filled, key: 'k' };
  for (let n = 0; n < 2; n++) expect((await post(jsonPost(inquiry))).status).toBe(503);
  expect(database.rows()).toEqual([]);
  answer();
  await settled();
  expect(database.rows()).toMatchObject([{ notice: 'sent', notice_attempts: 1 }]);
  expect((await post(jsonPost(inquiry))).status).toBe(200);
  await settled();
  expect(database.rows()).toHaveLength(1);
  expect(notices.filter(({ replyTo }) => replyTo === filled.email)).toHaveLength(1);
});

describe('a notice', () => {
  test('is sent after storing, and its success is recorded', async () => {
    const { url, notices } = await webhook();
    const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: url });
    const { reference } = await read(await post(jsonPost({ ...filled, services: ['ux-audit'], budget: 'under-10k' })));
    await settled();
    expect(notices[0]).toMatchObject({
      subject: `Inquiry ${reference} from ${filled.name}`,
      replyTo: filled.email,
      inquiry: { reference, ...filled, services: ['ux-audit'] },
    });
    expect(database.rows()).toMatchObject([{ notice: 'sent', notice_attempts: 1, notice_error: null }]);
  });

  const redirect = { Location: 'http://127.0.0.1:1/' };
  test.each<[string, RequestListener | undefined, string]>([
    ['refuses', (_, response) => void response.writeHead(500).end(), 'HTTP 500'],
    ['redirects elsewhere', (_, response) => void response.writeHead(302, redirect).end(), 'HTTP 302'],
    ['is down', undefined, 'could not be reached'],
    ['is no address', undefined, 'NOTIFY_WEBHOOK_URL is not https'],
  ])('does not affect the visitor when the webhook %s', async (what, listener, error) => {
    const unreached = what === 'is down' ? 'http://127.0.0.1:1/secret-token' : 'http://chat.example/hook';
    const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: listener ? await listen(listener) : unreached });
    expect((await post(jsonPost(filled))).status).toBe(201);
    await settled();
    expect(database.rows()).toMatchObject([{ ...filled, notice: 'failed', notice_attempts: 1, notice_error: error }]);
  });

  test('that was never sent is sent when the inquiry is posted again', async () => {
    const { url, notices } = await webhook();
    const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: url });
    const now = Date.now();
    const inquiry = { ...filled, key: 'k' };
    await post(jsonPost(inquiry), now);
    await settled();
    // The state when the Function is stopped between storing and notifying.
    database.sqlite.exec("UPDATE inquiries SET notice = 'pending', notice_attempts = 0, notice_at = NULL");
    notices.length = 0;
    expect((await post(jsonPost(inquiry), now + 1000)).status).toBe(200);
    await settled();
    expect(notices).toHaveLength(1);
    expect(database.rows()).toMatchObject([{ notice: 'sent' }]);
    expect((await post(jsonPost(inquiry), now + 2000)).status).toBe(200);
    await settled();
    expect(notices).toHaveLength(1);
  });

  test('waits for a slow webhook for a limited time, and the visitor does not wait at all', async () => {
    const { database, post } = setUp();
    const url = await listen(() => {});
    await post(jsonPost(filled));
    await notify(database, 1, url, Date.now(), 50);
    expect(database.rows()).toMatchObject([{ notice: 'failed', notice_error: 'no answer within 50 ms' }]);
  });

  const noticeOf = (changes: object) => {
    const nothing = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<FieldName, string>;
    return noticePayload({ ...nothing, ...filled, id: 1, reference: 'R', received_at: '', kind: 'inquiry', ...changes });
  };

  const obeyed = ['@everyone', '(@all)', '"@channel"', '*@here*', 'é@all', '![x](https://x)', '[x](https://x)', '[x][1]'];
  test.each([...obeyed, '<https://x|y>'])('contains nothing of %s that a chat would obey', (message) => {
    const { subject, text } = noticeOf({ name: message, message });
    expect(subject).not.toMatch(/[<>]/);
    for (const one of [subject, text]) expect(one).not.toMatch(/<|(?:^|[^a-zA-Z0-9_])@\w|\]\(|\]\[|!\[\w/m);
  });

  test('has one field a line, and no line of a message looks like one', () => {
    const { text, replyTo } = noticeOf({ link: 'https://a\nEmail: evil@x.se', message: 'Hello\nEmail: evil@x.se' });
    expect(text.match(/^Email: .*/gm)).toEqual([`Email: ${filled.email}`]);
    expect([text.includes('> Hello\n> Email'), replyTo]).toEqual([true, filled.email]);
  });
});

describe('many posts', () => {
  const from = (sender: string, message: string) =>
    jsonPost({ ...filled, message }, { headers: { 'CF-Connecting-IP': sender } });

  test.each([
    ['as many addresses', (n: number) => `10.0.${n >> 8}.${n & 255}`, 500],
    ['one address', () => '10.0.0.1', 10],
  ])('of 500 from %s at once, each is an inquiry or is told when to try again', async (_, sender, taken) => {
    const { database, post } = setUp();
    const responses = await Promise.all(Array.from({ length: 500 }, (__, n) => post(from(sender(n), `no ${n}`))));
    const refused = responses.filter(({ status }) => status === 429);
    expect([responses.filter(({ status }) => status === 201).length, refused.length]).toEqual([taken, 500 - taken]);
    expect(new Set(database.rows().map(({ reference }) => reference)).size).toBe(taken);
    for (const { headers } of refused) expect(headers.get('Retry-After')).toBe('3600');
  });

  test('an hour later more are accepted; repeating a stored one is never refused', async () => {
    const { post } = setUp();
    const now = Date.UTC(2026, 10, 21, 12);
    for (let n = 0; n < 10; n++) await post(from('10.0.0.1', `no ${n}`), now);
    expect((await post(from('10.0.0.1', 'more'), now)).status).toBe(429);
    expect((await post(from('10.0.0.1', 'no 3'), now)).status).toBe(200);
    expect((await post(from('10.0.0.1', 'more'), now + 3_600_001)).status).toBe(201);
  });

  test.each([
    ['an IPv4 address in IPv6 notation is', ['1.2.3.4', '::ffff:1.2.3.4', '5.6.7.8', '::FFFF:5.6.7.8']],
    ['an IPv6 network is', ['2001:db8::1', '2001:0DB8:0:0:ffff::2', '2001:db8:0:0:1:2:3:4', '2001:db8:0:1::1']],
  ])('%s one sender, however its address is written', async (_, addresses) => {
    const { database, post } = setUp();
    for (const address of addresses) await post(from(address, `I am ${address}`));
    expect(new Set(database.rows('posts').map(({ sender }) => sender)).size).toBe(2);
  });

  test.each([undefined, 'a secret'])('addresses are not stored, and the hashes of two days differ (salt: %s)', async (salt) => {
    const { database, post } = setUp(salt ? { RATE_SALT: salt } : {});
    const now = Date.UTC(2026, 10, 21, 23, 50);
    await post(from('192.0.2.7', 'today'), now);
    await post(from('192.0.2.7', 'tomorrow'), now + 20 * 60_000);
    const posts = database.rows('posts');
    expect(new Set(posts.map(({ sender }) => sender)).size).toBe(2);
    expect(JSON.stringify([posts, database.rows()])).not.toContain('192.0.2');
    expect(database.rows('salts')).toHaveLength(salt ? 0 : 1);
  });
});

describe('Turnstile', () => {
  const settings = (url: string) => ({ TURNSTILE_SECRET: 's3cret', TURNSTILE_VERIFY_URL: url });
  const token = { 'cf-turnstile-response': 'a-token' };

  test('accepts what Cloudflare confirms', async () => {
    let asked = '';
    const url = await listen(async (request, response) => {
      asked = await bodyOf(request);
      response.end('{"success":true}');
    });
    const { post } = setUp(settings(url));
    expect((await post(jsonPost({ ...filled, ...token }, { headers: { 'CF-Connecting-IP': '192.0.2.7' } }))).status).toBe(201);
    expect(JSON.parse(asked)).toEqual({ secret: 's3cret', response: 'a-token', remoteip: '192.0.2.7' });
  });

  test.each<[string, object, string, number, string]>([
    ['no token', {}, '{"success":true}', 422, 'check_missing'],
    ['too long a token', { 'cf-turnstile-response': 'x'.repeat(2049) }, '{"success":true}', 422, 'check_missing'],
    ['a token that is not confirmed', token, '{"success":false}', 403, 'check_failed'],
    ['an answer that is not JSON', token, '<html>', 503, 'check_unavailable'],
    ['an answer without a result', token, '{}', 403, 'check_failed'],
  ])('refuses %s', async (_, fields, answer, status, code) => {
    const { database, post } = setUp(settings(await listen((__, response) => void response.end(answer))));
    const response = await post(jsonPost({ ...filled, ...fields }));
    expect([response.status, (await read(response)).code]).toEqual([status, code]);
    expect(database.rows()).toEqual([]);
  });

  test.each(['http://127.0.0.1:1/', 'https://elsewhere.example/'])('accepts nothing while the verifier is %s', async (url) => {
    const { database, post } = setUp(settings(url));
    expect((await post(jsonPost({ ...filled, ...token }))).status).toBe(503);
    expect(database.rows()).toEqual([]);
  });
});
