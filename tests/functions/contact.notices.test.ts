import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkForm, isHealthy } from '../../functions/api/contact/checkForm.ts';
import { healthResponder } from '../../functions/api/contact/healthResponder.ts';
import { noticePayload } from '../../functions/api/contact/notice.ts';
import { notify } from '../../functions/api/contact/notify.ts';
import { doUpkeep } from '../../functions/api/contact/upkeep.ts';
import { type FieldName, fields } from '../../src/contact/fields.ts';
import { site } from '../../src/site.ts';
import {
  filled,
  formPost,
  jsonPost,
  postFrom,
  read,
  serve,
  setUp,
  webhook,
} from './contactPost.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Each test uses a different date, because an instance remembers when it last alerted. */
let now = Date.now();
let hook: Awaited<ReturnType<typeof webhook>>;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  now += 30 * day;
  hook = await webhook();
});
afterEach(() => void vi.restoreAllMocks());

const notified = (databaseTimeoutMs?: number) =>
  setUp({ NOTIFY_WEBHOOK_URL: hook.url }, databaseTimeoutMs);
const inquiry = { ...filled, key: '0123456789abcdef' };

describe('an unavailable database', () => {
  test.each(['fails', 'is not bound'])(
    'that %s: the response has an email address and no internals',
    async (how) => {
      const { database, post } = setUp(how === 'fails' ? {} : { INQUIRIES: undefined as never });
      database.fail();
      const response = await post(jsonPost(filled));
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
      const answer = await response.text();
      expect(JSON.parse(answer)).toMatchObject({
        code: 'storage_unavailable',
        email: site.inquiries.email,
      });
      expect(answer).not.toContain('secret');
    },
  );

  test('without scripts the page has that email address, too', async () => {
    const { database, post } = setUp();
    database.fail();
    const page = await (await post(formPost(filled))).text();
    expect(page).toContain(`mailto:${site.inquiries.email}`);
  });

  test('alerts the webhook once an hour', async () => {
    const { database, post, settled } = notified();
    database.fail();
    for (const at of [now, now + 1, now + hour]) await post(jsonPost(filled), at);
    await settled();
    const alert = {
      subject: 'The contact form needs you',
      text: expect.stringContaining('the database failed'),
    };
    expect(hook.notices).toEqual([alert, alert]);
  });
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

describe('a notice', () => {
  test('is sent after storing, and recorded as sent', async () => {
    const { database, post, settled } = notified();
    const { reference } = await read(
      await post(jsonPost({ ...filled, services: ['audit'], budget: 'small' })),
    );
    await settled();
    expect(hook.notices[0]).toMatchObject({
      subject: `Inquiry ${reference} from ${filled.name}`,
      replyTo: filled.email,
      inquiry: { reference, ...filled, services: ['audit'] },
    });
    expect(database.rows()).toMatchObject([
      { notice: 'sent', notice_attempts: 1, notice_error: null },
    ]);
  });

  const answering = (status: number) => () =>
    serve(
      (_, response) => void response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end(),
    );
  test.each([
    ['refuses', answering(500), 'HTTP 500'],
    ['redirects elsewhere', answering(302), 'HTTP 302'],
    ['is down', () => 'http://127.0.0.1:1/secret-token', 'could not be reached'],
    ['is not https', () => 'http://chat.example/hook', 'NOTIFY_WEBHOOK_URL is not https'],
  ])('does not affect the visitor when the webhook %s', async (_, url, error) => {
    const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL: await url() });
    expect((await post(jsonPost(filled))).status).toBe(201);
    await settled();
    expect(database.rows()).toMatchObject([
      { ...filled, notice: 'failed', notice_attempts: 1, notice_error: error },
    ]);
  });

  test('that was never sent is sent when the inquiry is posted again, once', async () => {
    const { database, post, settled } = notified();
    // The second post follows a Function that was stopped between storing and notifying.
    for (const [second, sent] of [1, 2, 2].entries()) {
      await post(jsonPost(inquiry), now + second * 1000);
      await settled();
      expect(hook.notices).toHaveLength(sent);
      expect(database.rows()).toMatchObject([{ notice: 'sent' }]);
      if (second === 0)
        database.sqlite.exec("UPDATE inquiries SET notice = 'pending', notice_at = NULL");
    }
  });

  test('gives up on a slow webhook after a timeout, and does not delay the visitor', async () => {
    const { database, post } = setUp();
    await post(jsonPost(filled));
    await notify(database, 1, await serve(() => {}), now, 50);
    expect(database.rows()).toMatchObject([
      { notice: 'failed', notice_error: 'no answer within 50 ms' },
    ]);
  });

  const noticeOf = (changes: object) => {
    const nothing = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<
      FieldName,
      string
    >;
    return noticePayload({
      ...nothing,
      ...filled,
      id: 1,
      reference: 'R',
      received_at: '',
      kind: 'inquiry',
      ...changes,
    });
  };

  /** Finds mentions by Mattermost's rules: in words of these characters, without outer punctuation. */
  const mentionsIn = (text: string) =>
    (text.match(/[\p{L}\p{N}:._@-]+/gu) ?? [])
      .map((word) => word.replace(/^[:._-]+|[:._-]+$/g, ''))
      .filter((word) => word.startsWith('@') && word !== '@');

  const chatSyntax = [
    ...[
      '@everyone',
      '(@all)',
      '"@channel"',
      '*@here*',
      'é@all',
      '_@channel',
      '__@all__',
      '.:_-@here',
    ],
    '![x](https://x)',
    '[x](https://x)',
    '[x][1]',
  ];
  test.each([...chatSyntax, '<https://x|y>'])(
    'contains %s without its mention or link',
    (message) => {
      const { subject, text } = noticeOf({ name: message, message });
      expect(subject).not.toMatch(/[<>]/);
      for (const one of [subject, text])
        expect([one.match(/<|\]\(|\]\[|!\[\w/), mentionsIn(one)]).toEqual([null, []]);
    },
  );

  test('has one field per line, which a message cannot imitate', () => {
    const { text, replyTo } = noticeOf({
      link: 'https://a\nEmail: evil@x.se',
      message: 'Hello\nEmail: evil@x.se',
    });
    expect(text.match(/^Email: .*/gm)).toEqual([`Email: ${filled.email}`]);
    expect([text.includes('> Hello\n> Email'), replyTo]).toEqual([true, filled.email]);
  });
});

describe('the Function’s upkeep', () => {
  const ofToday = ({ database }: ReturnType<typeof setUp>) => ({
    INQUIRIES: database,
    NOTIFY_WEBHOOK_URL: hook.url,
  });

  test('sends failed notices again and deletes old data, at most once an hour', async () => {
    const form = setUp();
    const { database, post, settled } = form;
    await post(postFrom('192.0.2.7', 'old'), now - 366 * day);
    await post(postFrom('192.0.2.7', 'new'), now - day);
    await settled();
    const upkeep = (at: number) => doUpkeep(ofToday(form), at);
    await Promise.all([upkeep(now + hour), upkeep(now + hour)]);
    expect(database.rows()).toMatchObject([{ message: 'new', notice: 'sent', notice_attempts: 1 }]);
    expect([database.rows('posts'), database.rows('salts')]).toEqual([[], []]);
    const expectedTexts = [
      expect.stringMatching(/^1 inquiries are older.*Delete them/),
      expect.any(String),
    ];
    expect(hook.notices.map(({ text }) => text)).toEqual(expectedTexts);
    database.sqlite.exec("UPDATE inquiries SET notice = 'failed'");
    await upkeep(now + hour + 1);
    expect(database.rows()).toMatchObject([{ notice: 'failed' }]);
    await upkeep(now + 2 * hour);
    expect(database.rows()).toMatchObject([{ notice: 'sent', notice_attempts: 2 }]);
  });

  test('sends a batch of waiting notices with each health request', async () => {
    const form = setUp();
    for (let n = 0; n < 21; n++) await form.post(postFrom(`192.0.2.${n}`, `no ${n}`), now - day);
    await form.settled();
    for (const left of [11, 1, 0]) {
      await doUpkeep(ofToday(form), now);
      expect(form.database.rows().filter(({ notice }) => notice !== 'sent')).toHaveLength(left);
    }
  });

  test('keeps the list of deleted inquiries until the webhook has taken it, in pieces', async () => {
    const form = setUp();
    form.database.sqlite.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message, notice)
      SELECT i, '', 'ABCD-' || (1000 + i), '2020-01-01', 'inquiry', '', '', '', '', 'sent' FROM n`);
    hook.status = 500;
    await doUpkeep(ofToday(form), now);
    expect(form.database.rows()).toEqual([]);
    hook.status = 200;
    hook.notices.length = 0;
    for (let n = 1; n < 4; n++) await doUpkeep(ofToday(form), now + n * 60_000);
    const texts = hook.notices.map(({ text }) => text);
    expect(texts.join().match(/ABCD-\d+/g)).toHaveLength(1200);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(16_383);
  });

  test('starts with the least tried notices, and stops if the webhook is down', async () => {
    const form = setUp();
    for (let n = 0; n < 3; n++) await form.post(postFrom(`192.0.2.${n}`, `no ${n}`), now - day);
    await form.settled();
    form.database.sqlite.exec('UPDATE inquiries SET notice_attempts = 5 WHERE id = 1');
    hook.status = 500;
    await doUpkeep(ofToday(form), now);
    expect(form.database.rows().map(({ notice }) => notice)).toEqual([
      'pending',
      'failed',
      'pending',
    ]);
  });

  test('runs after a post and after a health check', async () => {
    const { database, post, settings, settled } = setUp();
    const begun = () => database.rows('upkeep').filter(({ what }) => what === 'begun').length;
    await post(jsonPost(filled), now);
    await settled();
    expect(begun()).toBe(1);
    database.sqlite.exec("DELETE FROM upkeep WHERE what = 'begun'");
    const work: Promise<unknown>[] = [];
    await healthResponder()(
      new Request('https://dunavik.example/'),
      settings,
      (one) => void work.push(one),
    );
    await Promise.all(work);
    expect(begun()).toBe(1);
  });

  test('makes the form unhealthy when it is late or when notices wait', async () => {
    const form = setUp();
    const health = async (at: number, settings = ofToday(form)) => {
      const { upkeep, notices, ...rest } = await checkForm(settings, at);
      return [upkeep, notices, isHealthy({ upkeep, notices, ...rest })];
    };
    await doUpkeep(ofToday(form), now);
    expect(await health(now + 2 * day)).toEqual(['done', 'none', true]);
    expect(await health(now + 2 * day + 1)).toEqual(['late', 'none', false]);
    await form.post(jsonPost(filled), now);
    await form.settled();
    expect(await health(now + hour)).toEqual(['done', 'none', true]);
    expect(await health(now + 3 * hour)).toEqual(['done', 'waiting', false]);
    expect(await checkForm(form.settings, now + 3 * hour)).toMatchObject({ notices: 'none' });
  });
});
