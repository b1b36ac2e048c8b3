import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertOperators, type Problem } from '#functions/api/contact/alert.ts';
import { type Inquiry, noticePayload } from '#functions/api/contact/notice.ts';
import { notify } from '#functions/api/contact/notify.ts';
import { fields } from '#src/contact/fields.ts';
import { site } from '#src/site.ts';
import { filled, formPost, jsonPost, read, serve, setUp, webhook } from './contactPost.ts';

const hour = 3_600_000;
/** Each test uses a different date, because an instance remembers when it last alerted. */
let now = Date.now();
let hook: Awaited<ReturnType<typeof webhook>>;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  now += 720 * hour;
  hook = await webhook();
});
afterEach(() => void vi.restoreAllMocks());

const notified = (databaseTimeoutMs?: number) =>
  setUp({ NOTIFY_WEBHOOK_URL: hook.url }, databaseTimeoutMs);
const inquiry = { ...filled, key: '0123456789abcdef' };

test.each(['fails', 'is not bound'])(
  'a database that %s: the response has an email address and no internals',
  async (how) => {
    const { database, post } = setUp(how === 'fails' ? {} : { INQUIRIES: undefined as never });
    database.fail();
    const response = await post(jsonPost(filled));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    const { code, email, ...rest } = await read(response);
    expect([code, email]).toEqual(['storage_unavailable', site.inquiries.email]);
    expect(JSON.stringify(rest)).not.toContain('secret');
    const page = await (await post(formPost(filled))).text();
    expect(page).toContain(`mailto:${site.inquiries.email}`);
    const problem = how === 'fails' ? 'D1_ERROR: internal secret' : 'not bound';
    expect(console.error).toHaveBeenCalledWith(`INQUIRIES: the database failed: ${problem}`);
  },
);

test('an unavailable database alerts the webhook once an hour', async () => {
  const { database, post, settled } = notified();
  database.fail();
  for (const at of [now, now + 1, now + hour, now - hour]) await post(jsonPost(filled), at);
  await settled();
  const subject = 'The contact form needs you';
  const alert = { subject, text: expect.stringContaining('the database failed') };
  // The last one comes after the clock has been set back.
  expect(hook.notices).toEqual([alert, alert, alert]);
});

type Database = ReturnType<typeof setUp>['database'];
const sentElsewhere = ({ sqlite }: Database) =>
  sqlite.exec(`INSERT INTO upkeep (what, at) VALUES ('alert day', ${now - hour + 1})`);

test.each<[string, number, Problem, (database: Database) => unknown]>([
  ['is sent', 1, 'day', () => {}],
  ['is not sent if another instance has sent it', 0, 'day', sentElsewhere],
  ['is sent if the database fails', 1, 'notices', ({ fail }) => fail()],
  ['does not wait for the database about which it is', 1, 'storage', ({ hold }) => hold()],
])('an alert %s', async (_, sent, problem, change) => {
  const { database, settings } = notified();
  change(database);
  await alertOperators(settings, problem, 'text', now);
  expect(hook.notices).toHaveLength(sent);
});

test('an inquiry that is stored after the timeout is refused at first, and triggers one notice', async () => {
  const { database, post, settled } = notified(250);
  const release = database.hold();
  for (let n = 0; n < 2; n++) expect((await post(jsonPost(inquiry))).status).toBe(503);
  expect(database.rows()).toEqual([]);
  release();
  await settled();
  expect((await post(jsonPost(inquiry), Date.now(), 60_000)).status).toBe(200);
  await settled();
  expect(database.rows()).toMatchObject([{ notice: 'sent', notice_attempts: 1 }]);
  expect(hook.notices.filter(({ replyTo }) => replyTo === filled.email)).toHaveLength(1);
});

test('a notice is sent once after storing, and recorded as sent, before the upkeep', async () => {
  const { database, post, settled } = notified();
  const { reference } = await read(await post(jsonPost(filled)));
  await settled();
  const subject = `Inquiry ${reference} from ${filled.name}`;
  expect(hook.notices).toMatchObject([{ subject, inquiry: { reference, ...filled } }]);
  const headers = { 'content-type': 'application/json', 'idempotency-key': `${reference}-1` };
  expect(hook.headers).toMatchObject(headers);
  const row = { notice: 'sent', notice_attempts: 1, notice_error: null };
  expect(database.rows()).toMatchObject([row]);
  expect(database.rows('upkeep').map(({ what }) => what)).toContain('begun');
  expect([await notify(database, 1, hook.url, now), hook.notices.length]).toEqual([true, 1]);
});

const headers = { Location: 'http://127.0.0.1:1/' };
const answering = (status: number) => () =>
  serve((_, response) => void response.writeHead(status, headers).end());
test.each<[string, () => Promise<string> | string, string?]>([
  ['refuses', answering(500), 'HTTP 500'],
  ['redirects elsewhere', answering(302), 'HTTP 302'],
  ['is down', () => 'http://127.0.0.1:1/secret-token', 'could not be reached'],
  ['is not https', () => 'http://chat.example/hook', 'NOTIFY_WEBHOOK_URL is not https'],
  ['is not set', () => ''],
])('a notice does not affect the visitor when the webhook %s', async (_, url, notice_error) => {
  const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: await url() });
  expect((await post(jsonPost(filled))).status).toBe(201);
  await settled();
  const [notice, notice_attempts] = notice_error ? ['failed', 1] : ['pending', 0];
  const row = { notice, notice_attempts, notice_error: notice_error ?? null };
  expect(database.rows()).toMatchObject([{ ...filled, ...row }]);
});

test('a notice that cannot be recorded counts as failed, and causes an alert', async () => {
  const { database } = setUp();
  database.fail();
  expect(await notify(database, 1, hook.url, now)).toBe(false);
  expect(hook.notices[0]?.text).toContain('the notice of 1 could not be recorded: D1_ERROR');
});

test('a notice gives up on a slow webhook, and does not delay the visitor', async () => {
  const { database, post } = setUp();
  await post(jsonPost(filled));
  await notify(database, 1, await serve(() => {}), now, 50);
  const notice_error = 'no answer within 50 ms';
  expect(database.rows()).toMatchObject([{ notice: 'failed', notice_error }]);
});

const nothing = Object.fromEntries(fields.map(({ name }) => [name, '']));
const stored = { ...nothing, ...filled, id: 1, reference: 'R', received_at: '' };
const noticeOf = (changes: object) =>
  noticePayload({ ...stored, kind: 'inquiry', ...changes } as Inquiry);

test('a notice has one field per line, which a message cannot imitate, with the names of options', () => {
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

/** Finds mentions by Mattermost's rules: in words of these characters, without outer punctuation. */
const mentionsIn = (text: string) =>
  (text.match(/[\p{L}\p{N}:._@-]+/gu) ?? [])
    .map((word) => word.replace(/^[:._-]+|[:._-]+$/g, ''))
    .filter((word) => word.startsWith('@') && word !== '@');

const mentions = '@everyone (@all) "@channel" *@here* é@all _@channel __@all__ .:_-@here';
const links = '![x](https://x) [x](https://x) [x][1] <https://x|y>';
test.each(`${mentions} ${links}`.split(' '))(
  'a notice contains %s without its effect',
  (message) => {
    const { subject, text } = noticeOf({ name: message, message });
    for (const one of [subject, text])
      expect([one.match(/[<]|\]\(|\]\[|!\[\w/), mentionsIn(one)]).toEqual([null, []]);
    expect(subject).not.toContain('>');
  },
);
