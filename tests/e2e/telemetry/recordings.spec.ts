import { loadPage } from '../../../src/content/build/load.ts';
import { shellWords } from '../../../src/shell/shellWords.ts';
import { routes, shellLanguage } from '../../../src/site.ts';
import { recordingKey } from '../../../src/telemetry/constants.ts';
import { locateNotice } from '../cookieNotice.ts';
import { openMenu } from '../menuParts.ts';
import { visit } from '../visit.ts';
import {
  breakAndWait,
  collectRecorderScripts,
  expect,
  recordEveryVisit,
  stored,
  test,
} from './visitor.ts';

const { answer } = loadPage('legal', { date: '' });

test.describe('before an answer', () => {
  test.use({ answer: null });
  test.beforeEach(({ context }) => recordEveryVisit(context));

  test('nothing is recorded, loaded or stored, even after errors or a refusal', async ({
    page,
    ingest,
  }) => {
    const recorderScripts = collectRecorderScripts(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    await visit(page, routes.home);
    await expect(locateNotice(page).region).toContainText(
      shellWords[shellLanguage].notice.privacySignal,
    );
    await breakAndWait(page, ingest, 'unrecorded');
    await expect.poll(ingest.traces).toEqual(['pageload /']);
    expect(await stored(page)).toEqual({ local: {}, session: {}, cookies: '' });
    await locateNotice(page).close.click();
    await (await openMenu(page)).entry(routes.works).click();
    await expect.poll(ingest.traces).toContain(`navigation ${routes.works}`);
    await breakAndWait(page, ingest, 'unrecorded after the refusal');
    expect((await stored(page)).session).toEqual({});
    expect(recorderScripts).toEqual([]);
    expect(await ingest.payloads('replay_event')).toEqual([]);
  });
});

test.describe('after an earlier Accept', () => {
  test.use({ answer: 'true' });

  test('a recording continues on the next page, stops with a refusal and starts again with consent', async ({
    page,
    context,
    ingest,
  }) => {
    await recordEveryVisit(context);
    await visit(page, routes.home);
    await expect
      .poll(async () => Object.keys((await stored(page)).session))
      .toEqual([recordingKey]);
    const id = async () => JSON.parse((await stored(page)).session[recordingKey] ?? '{}').id;
    const first = await id();
    await visit(page, routes.privacy);
    await expect
      .poll(async () => (await ingest.payloads('replay_event')).flatMap(({ urls }) => urls))
      .toContainEqual(expect.stringContaining(routes.privacy));
    expect(await id()).toBe(first);

    await page.getByRole('main').getByRole('button', { name: answer.refuse }).click();
    await expect(page.getByRole('main').getByText(answer.refused)).toBeVisible();
    expect((await stored(page)).session).toEqual({});
    const recorded = (await ingest.payloads('replay_event')).length;
    // A recorded action would be sent with the error or within 5.5 seconds.
    await page.getByRole('main').getByRole('link').first().click();
    await breakAndWait(page, ingest, 'after the refusal');
    await page.waitForTimeout(7000);
    expect((await ingest.payloads('replay_event')).length).toBe(recorded);
    expect((await stored(page)).session).toEqual({});

    await page.getByRole('main').getByRole('button', { name: answer.accept }).click();
    await expect
      .poll(async () => Object.keys((await stored(page)).session))
      .toEqual([recordingKey]);
    expect(await id()).not.toBe(first);
    await expect
      .poll(async () => (await ingest.payloads('replay_event')).length)
      .toBeGreaterThan(recorded);
  });
});
