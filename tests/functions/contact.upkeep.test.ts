import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkForm, isHealthy } from '../../functions/api/contact/checkForm.ts';
import { healthResponder } from '../../functions/api/contact/healthResponder.ts';
import { doUpkeep } from '../../functions/api/contact/upkeep.ts';
import { maxPerDay, maxPerNetwork } from '../../src/contact/limits.ts';
import { filled, jsonPost, setUp, webhook } from './contactPost.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Each test has a day of its own, as an instance remembers when it has alerted. */
let now = Date.now();
let hook: Awaited<ReturnType<typeof webhook>>;
let NOTIFY_WEBHOOK_URL: string;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  now += 30 * day;
  hook = await webhook();
  NOTIFY_WEBHOOK_URL = hook.url;
});
afterEach(() => void vi.restoreAllMocks());

const from = (sender: string, message: string) => jsonPost({ ...filled, message }, { headers: { 'CF-Connecting-IP': sender } });

describe('the Function’s upkeep', () => {
  test('sends failed notices and deletes what the policy says, at most once an hour', async () => {
    const { database, post, settled } = setUp();
    for (const [at, message] of [
      [now - 366 * day, 'old'],
      [now - day, 'new'],
    ] as const)
      await post(from('192.0.2.7', message), at);
    await settled();
    const settings = { INQUIRIES: database, NOTIFY_WEBHOOK_URL };
    await Promise.all([doUpkeep(settings, now + hour), doUpkeep(settings, now + hour)]);
    expect(database.rows()).toMatchObject([{ message: 'new', notice: 'sent', notice_attempts: 1 }]);
    expect([database.rows('posts'), database.rows('salts')]).toEqual([[], []]);
    expect(hook.notices.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^1 inquiries are older.*Delete them/),
      expect.any(String),
    ]);
    database.sqlite.exec("UPDATE inquiries SET notice = 'failed'");
    await doUpkeep(settings, now + hour + 1);
    expect(database.rows()).toMatchObject([{ notice: 'failed' }]);
    await doUpkeep(settings, now + 2 * hour);
    expect(database.rows()).toMatchObject([{ notice: 'sent', notice_attempts: 2 }]);
  });

  test('stops at a webhook that is down, and begins with the least tried', async () => {
    const { database, post, settled } = setUp();
    for (let n = 0; n < 3; n++) await post(from(`192.0.2.${n}`, `no ${n}`), now - day);
    await settled();
    database.sqlite.exec('UPDATE inquiries SET notice_attempts = 5 WHERE id = 1');
    hook.status = 500;
    await doUpkeep({ INQUIRIES: database, NOTIFY_WEBHOOK_URL }, now);
    expect(database.rows().map(({ notice }) => notice)).toEqual(['pending', 'failed', 'pending']);
  });

  test('is done after a post and after a question for health', async () => {
    const { database, post, settled } = setUp();
    const begun = () => database.rows('upkeep').filter(({ what }) => what === 'begun').length;
    await post(from('192.0.2.7', 'x'), now);
    await settled();
    expect(begun()).toBe(1);
    database.sqlite.exec("DELETE FROM upkeep WHERE what = 'begun'");
    const work: Promise<unknown>[] = [];
    const request = new Request('https://dunavik.example/api/contact/health');
    await healthResponder()(request, { INQUIRIES: database }, (one) => void work.push(one));
    await Promise.all(work);
    expect(begun()).toBe(1);
  });

  test('that is late, and notices that wait, make the form unhealthy', async () => {
    const { database, post, settled } = setUp();
    const settings = { INQUIRIES: database, NOTIFY_WEBHOOK_URL };
    await doUpkeep(settings, now);
    expect(isHealthy(await checkForm(settings, now + 2 * day))).toBe(true);
    const late = await checkForm(settings, now + 2 * day + 1);
    expect([late.upkeep, isHealthy(late)]).toEqual(['late', false]);
    await post(from('192.0.2.7', 'x'), now);
    await settled();
    expect((await checkForm(settings, now + hour)).notices).toBe('none');
    const waiting = await checkForm(settings, now + 3 * hour);
    expect([waiting.notices, isHealthy(waiting)]).toEqual(['waiting', false]);
    expect((await checkForm({ INQUIRIES: database }, now + 3 * hour)).notices).toBe('none');
  });
});

test('a problem that an operator must know reaches the webhook, once an hour', async () => {
  const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL });
  database.fail();
  for (const at of [now, now + 1, now + hour]) expect((await post(jsonPost(filled), at)).status).toBe(503);
  await settled();
  expect(hook.notices.map(({ subject }) => subject)).toEqual(['The contact form needs you', 'The contact form needs you']);
  expect(hook.notices[0]?.text).toContain('the database failed');
});

describe('limits', () => {
  test('a /48 of IPv6 is limited, however many of its networks write', async () => {
    const { post } = setUp();
    const statuses: number[] = [];
    for (let n = 0; n <= maxPerNetwork; n++)
      statuses.push((await post(from(`2001:db8:7:${n.toString(16)}::1`, `no ${n}`), now)).status);
    expect(statuses.filter((one) => one === 201)).toHaveLength(maxPerNetwork);
    expect(statuses.at(-1)).toBe(429);
    expect((await post(from('2001:db8:8::1', 'next door'), now)).status).toBe(201);
  });

  test('a day takes so many and no more, and the agency is alerted', async () => {
    const { database, post, settled } = setUp({ NOTIFY_WEBHOOK_URL });
    database.sqlite.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${maxPerDay})
      INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message, notice)
      SELECT i, '', i, '${new Date(now).toISOString()}', 'inquiry', '', '', '', '', 'sent' FROM n`);
    expect((await post(from('192.0.2.7', 'x'), now)).status).toBe(429);
    await settled();
    expect(hook.notices[0]?.text).toContain('Turnstile');
    expect((await post(from('192.0.2.7', 'x'), now + day)).status).toBe(201);
  });

  test('a post that could not be stored is not counted', async () => {
    const { database, post } = setUp();
    database.sqlite.exec("CREATE TRIGGER t BEFORE INSERT ON inquiries BEGIN SELECT RAISE(ABORT, 'full'); END");
    for (let n = 0; n < 11; n++) expect((await post(from('192.0.2.7', `no ${n}`), now)).status).toBe(503);
    database.sqlite.exec('DROP TRIGGER t');
    expect((await post(from('192.0.2.7', 'x'), now)).status).toBe(201);
  });
});
