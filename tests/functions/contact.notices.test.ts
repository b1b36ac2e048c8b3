import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertOperators } from '#functions/contact/alert.ts';
import { type Inquiry, noticePayload } from '#functions/contact/notice.ts';
import { notify } from '#functions/contact/notify.ts';
import { fields } from '#src/contact/fields.ts';
import { site } from '#src/site.ts';
import { filled, formPost, jsonPost, setUp, stubFetch, webhook } from './contactPost.ts';
import { abortOf } from './tunnel.ts';

const hour = 3_600_000;
/** Each test uses a different date, because an instance remembers when it last alerted. */
let now = Date.now();
let hook: ReturnType<typeof webhook>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  now += 720 * hour;
  hook = webhook();
});
afterEach(() => void vi.restoreAllMocks());

const notified = (databaseTimeoutMs?: number) =>
  setUp({ NOTIFY_WEBHOOK_URL: hook.url }, databaseTimeoutMs);

test.each([
  ['fails', {}, 'D1_ERROR: internal secret'],
  ['is not bound', { INQUIRIES: undefined as never }, 'not bound'],
])(
  'if the database %s, the response has an e-mail address and no internals',
  async (_, settings, problem) => {
    const { database, post } = setUp(settings);
    database.fail();
    const { text, ...response } = await post(jsonPost(filled));
    const { email } = site.inquiries;
    expect(response).toMatchObject({ status: 503, code: 'storage_unavailable', email });
    expect(response.headers['retry-after']).toBe('30');
    expect(text).not.toContain('secret');
    expect((await post(formPost(filled))).text).toContain(`mailto:${email}`);
    expect(console.error).toHaveBeenCalledWith(`INQUIRIES: the database failed: ${problem}`);
  },
);

test('an unavailable database alerts the webhook once an hour', async () => {
  const { database, post, settled } = notified();
  database.fail();
  hook.status = 500;
  for (const at of [now, now, now + 1, now + hour, now - hour]) {
    await post(jsonPost(filled), at);
    await settled();
    hook.status = 204;
  }
  const subject = 'The contact form needs you';
  const alert = { subject, text: expect.stringContaining('the database failed') };
  // The first is refused. The last comes after the clock has been set back.
  expect(hook.notices).toEqual([alert, alert, alert, alert]);
});

test('another alert that the webhook refused is sent an hour later', async () => {
  const { settings } = notified();
  hook.status = 500;
  for (const at of [now, now + hour - 1, now + hour]) {
    await alertOperators(settings, { problem: 'upkeep', text: 'x', now: at });
    hook.status = 204;
  }
  expect(hook.notices).toHaveLength(2);
});

test('an inquiry stored after the timeout is refused first, and has an alert and one notice', async () => {
  const { database, post, settled } = notified(250);
  const release = database.hold();
  const inquiry = { ...filled, key: '0123456789abcdef' };
  for (let n = 0; n < 2; n++) expect((await post(jsonPost(inquiry), now)).status).toBe(503);
  expect(hook.notices).toMatchObject([{ text: 'the database failed: no answer in time' }]);
  expect(database.rows()).toEqual([]);
  release();
  await settled();
  expect((await post(jsonPost(inquiry), now, 60_000)).status).toBe(200);
  await settled();
  expect(database.rows()).toMatchObject([{ notice: 'sent', notice_attempts: 1 }]);
  expect(hook.notices.filter(({ replyTo }) => replyTo === filled.email)).toHaveLength(1);
});

test('a notice is sent once, and recorded as sent', async () => {
  const { database, post, settled } = notified();
  const { reference } = await post(jsonPost(filled));
  await settled();
  const subject = `Inquiry ${reference} from ${filled.name}`;
  expect(hook.notices).toMatchObject([{ subject, inquiry: { reference, ...filled } }]);
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `${reference}-1` };
  expect(hook.headers).toEqual(headers);
  const row = { notice: 'sent', notice_attempts: 1, notice_error: null };
  expect(database.rows()).toMatchObject([row]);
  expect(database.rows('upkeep').map(({ what }) => what)).toContain('begun');
  expect(await notify(database, { id: 1, url: hook.url, now })).toBe(true);
  expect(hook.notices).toHaveLength(1);
});

const https = 'https://chat.example/secret-token';
test.each<[string, string, () => Response, string?]>([
  ['refuses', https, () => new Response(null, { status: 500 }), 'HTTP 500'],
  ['redirects elsewhere', https, () => Response.redirect('https://elsewhere.example'), 'HTTP 302'],
  ['is down', https, () => expect.fail(https), 'could not be reached'],
  ['is not https', 'http://chat.example', Response.error, 'NOTIFY_WEBHOOK_URL is not https'],
  ['is not set', '', Response.error],
])('a notice does not affect the visitor when the webhook %s', async (_, url, answer, error) => {
  const fetch = stubFetch(answer);
  const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: url });
  expect((await post(jsonPost(filled))).status).toBe(201);
  await settled();
  const failed = { notice: 'failed', notice_attempts: 1, notice_error: error };
  const pending = { notice: 'pending', notice_attempts: 0, notice_error: null };
  expect(database.rows()).toMatchObject([{ ...filled, ...(error ? failed : pending) }]);
  for (const [, { redirect }] of fetch.mock.calls) expect(redirect).toBe('manual');
});

test('a notice that cannot be recorded has failed, and causes an alert', async () => {
  const { database } = setUp();
  database.fail();
  expect(await notify(database, { id: 1, url: hook.url, now })).toBe(false);
  expect(hook.notices[0]?.text).toContain('the notice of 1 could not be recorded: D1_ERROR');
});

test('a notice gives up on a slow webhook', async () => {
  const { database, post } = setUp();
  await post(jsonPost(filled));
  stubFetch((_, init) => abortOf(init));
  await notify(database, { id: 1, url: https, now, timeoutMs: 50 });
  const notice_error = 'no answer within 50 ms';
  expect(database.rows()).toMatchObject([{ notice: 'failed', notice_error }]);
});

const nothing = Object.fromEntries(fields.map(({ name }) => [name, '']));
const stored = { ...nothing, ...filled, id: 1, reference: 'R', received_at: '' };
const noticeOf = (changes: object) =>
  noticePayload({ ...stored, kind: 'inquiry', ...changes } as Inquiry);

test('a notice has one field per line, which a message cannot imitate', () => {
  const { id, ...rest } = stored;
  const more = { kind: 'application', services: 'audit gone', budget: 'small' };
  const message = 'Hello\nEmail: evil@x.se';
  expect(noticeOf({ ...more, link: 'https://a \n Email: evil@x.se', message })).toEqual({
    subject: 'Application R from Ölveti Åsa',
    text: `Application R from Ölveti Åsa
Name: Ölveti Åsa
Email: asa@example.com
Services: Audit, gone
Link: https://a Email: evil@x.se
Budget: Under €5,000

> Hello
> Email: evil@x.se`,
    replyTo: filled.email,
    inquiry: { ...rest, ...more, link: expect.any(String), message, services: ['audit', 'gone'] },
  });
  const subject = 'Inquiry R from Ölveti Åsa';
  expect(noticeOf({})).toMatchObject({ subject, inquiry: { services: [] } });
});

test('a notice is short enough for Mattermost, and says when it is cut', () => {
  const { text } = noticeOf({ message: '&'.repeat(5000) });
  expect(text.length).toBeLessThan(16_383);
  expect(text).toMatch(/(&amp;)+…\n\nThis is cut\. .*npm run inquiries/);
});

test.each([
  ['@all é@all __@all__', '@_all é@_all __@_all__'],
  ['[x](https://x) ![x][1]', '[_x]_(https://x) ![_x]_[_1]_'],
  ['<https://x|y> &', '&lt;https://x|y&gt; &amp;'],
])('a notice contains %s without its effect', (message, escaped) => {
  const { subject, text } = noticeOf({ name: message, message });
  // For Mattermost a space without a width ends a mention or a link's brackets.
  const shown = escaped.replace(/(?<=[@[\]])_/g, '\u200b');
  expect(subject).toBe(`Inquiry R from ${shown}`);
  expect(text).toContain(`\n> ${shown}`);
});
