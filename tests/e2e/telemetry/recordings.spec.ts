import { routes } from '../../../src/site.ts';
import { recordingKey } from '../../../src/telemetry/constants.ts';
import { openMenu } from '../menuParts.ts';
import { visit } from '../visit.ts';
import { breakAndWait, expect, recordEveryVisit, recorderFetched, stored, test } from './visitor.ts';

test.describe('before an answer', () => {
  test.use({ answer: null });
  test.beforeEach(({ context }) => recordEveryVisit(context));

  test('nothing is recorded, fetched or stored, even when an error occurs, nor after the notice was closed', async ({
    page,
    ingest,
  }) => {
    const fetched = recorderFetched(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await visit(page, routes.home);
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toContainText('asks sites not to track you');
    await breakAndWait(page, ingest, 'unrecorded');
    await expect.poll(ingest.traces).toEqual(['pageload /']);
    expect(await stored(page)).toEqual({ local: {}, session: {}, cookies: '' });
    await page.getByRole('button', { name: 'No, close' }).click();
    await (await openMenu(page)).entry(routes.works).click();
    await expect.poll(ingest.traces).toContain(`navigation ${routes.works}`);
    await breakAndWait(page, ingest, 'unrecorded after the refusal');
    expect((await stored(page)).session).toEqual({});
    expect(fetched).toEqual([]);
    expect(page.workers()).toEqual([]);
    expect(await ingest.payloads('replay_event')).toEqual([]);
  });
});

test.describe('after an earlier Accept', () => {
  test.use({ answer: 'true' });

  test('recording continues from page to page, and stops at once when consent is withdrawn', async ({
    page,
    context,
    ingest,
  }) => {
    await recordEveryVisit(context);
    await visit(page, routes.home);
    await expect.poll(async () => Object.keys((await stored(page)).session)).toEqual([recordingKey]);
    const id = async () => JSON.parse((await stored(page)).session[recordingKey] ?? '{}').id;
    const first = await id();
    await visit(page, routes.privacy);
    await expect
      .poll(async () => (await ingest.payloads('replay_event')).flatMap(({ urls }) => urls))
      .toContainEqual(expect.stringContaining(routes.privacy));
    expect(await id()).toBe(first);

    await page.getByRole('main').getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('main').getByText('You have refused recordings.')).toBeVisible();
    expect((await stored(page)).session).toEqual({});
    const recorded = (await ingest.payloads('replay_event')).length;
    // Any recorded action would be sent within 5.5 seconds, or with the error.
    await page.getByRole('main').getByRole('link').first().click();
    await breakAndWait(page, ingest, 'after the refusal');
    await page.waitForTimeout(7000);
    expect((await ingest.payloads('replay_event')).length).toBe(recorded);
    expect((await stored(page)).session).toEqual({});

    await page.getByRole('main').getByRole('button', { name: 'Accept' }).click();
    await expect.poll(async () => Object.keys((await stored(page)).session)).toEqual([recordingKey]);
    expect(await id()).not.toBe(first);
    await expect.poll(async () => (await ingest.payloads('replay_event')).length).toBeGreaterThan(recorded);
  });

  test('in a visit that is not recorded from the start, the minute before an error is sent', async ({ page, ingest }) => {
    await page.addInitScript(() => {
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
