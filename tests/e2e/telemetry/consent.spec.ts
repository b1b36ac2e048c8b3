import { cookieAnswerKey } from '../../../src/consent/cookieAnswer.ts';
import { routes } from '../../../src/site.ts';
import { recordingKey } from '../../../src/telemetry/sentry/recordingKey.ts';
import { visit } from '../visit.ts';
import { breakAndWait, expect, recordEveryVisit, recorderFetched, stored, test } from './visitor.ts';

test.describe('on a first visit', () => {
  test.use({ answer: null });

  test('accepting in one tab starts recording in the other, and refusing stops it in both', async ({
    page,
    context,
    ingest,
  }) => {
    await recordEveryVisit(context);
    await visit(page, routes.home);
    const other = await context.newPage();
    await visit(other, routes.works);
    await expect.poll(ingest.traces).toEqual(expect.arrayContaining(['pageload /', 'pageload /works']));
    await page.bringToFront();
    await page.getByRole('button', { name: 'Accept' }).click();
    const sessions = async () => [Object.keys((await stored(page)).session), Object.keys((await stored(other)).session)];
    await expect.poll(sessions).toEqual([[recordingKey], [recordingKey]]);
    await expect
      .poll(async () => (await ingest.payloads('replay_event')).flatMap(({ urls }) => urls))
      .toContainEqual(expect.stringContaining(routes.works));
    await visit(page, routes.privacy);
    await page.getByRole('main').getByRole('button', { name: 'Refuse' }).click();
    await expect.poll(sessions).toEqual([[], []]);
  });

  test('a browser that sends Global Privacy Control is not recorded before Accept', async ({ page, context, ingest }) => {
    await recordEveryVisit(context);
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const fetched = recorderFetched(page);
    await visit(page, routes.home);
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toContainText('asks sites not to track you');
    await breakAndWait(page, ingest, 'unrecorded');
    expect(fetched).toEqual([]);
    expect((await stored(page)).session).toEqual({});
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(async () => Object.keys((await stored(page)).session)).toEqual([recordingKey]);
  });

  test('nothing is recorded when the stored answer is neither yes nor no', async ({ page, ingest }) => {
    const fetched = recorderFetched(page);
    await page.addInitScript((key) => localStorage.setItem(key, 'maybe'), cookieAnswerKey);
    await visit(page, routes.home);
    await breakAndWait(page, ingest, 'unrecorded');
    expect(fetched).toEqual([]);
    expect((await stored(page)).session).toEqual({});
  });
});

test.describe('after an earlier refusal', () => {
  test.use({ answer: 'false' });

  test('data that a recording left in the tab is removed', async ({ page, ingest }) => {
    const fetched = recorderFetched(page);
    await page.addInitScript((key) => sessionStorage.setItem(key, '{"id":"12c2d058d58442709aa2eca08bf20986"}'), recordingKey);
    await visit(page, routes.home);
    await expect.poll(async () => (await stored(page)).session).toEqual({});
    await breakAndWait(page, ingest, 'unrecorded');
    expect(fetched).toEqual([]);
  });
});

test.describe('after an earlier Accept', () => {
  test.use({ answer: 'true' });

  test('in a visit that is not recorded from the start, the minute before an error is sent', async ({
    page,
    context,
    ingest,
  }) => {
    await context.addInitScript(() => {
      Math.random = () => 0.99;
    });
    await visit(page, routes.works);
    await expect.poll(async () => JSON.parse((await stored(page)).session[recordingKey] ?? '{}').sampled).toBe('buffer');
    // A recording is only sent if it lasts at least five seconds.
    await page.waitForTimeout(6000);
    expect(await ingest.payloads('replay_event')).toEqual([]);
    await breakAndWait(page, ingest, 'worth a recording');
    await expect.poll(async () => (await ingest.payloads('replay_event')).length).toBeGreaterThan(0);
    const [event] = await ingest.payloads('replay_event');
    expect(event).toMatchObject({ replay_type: 'buffer', transaction: routes.works });
  });
});
