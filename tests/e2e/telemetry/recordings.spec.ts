import { loadPage } from '#src/content/load/load.ts';
import { shellWords } from '#src/shell/shellWords.ts';
import { routes } from '#src/site.ts';
import { recordingKey } from '#src/telemetry/constants.ts';
import { visit } from '../visit.ts';
import { breakAndWait, expect, recordEveryVisit, stored, test } from './visitor.ts';

const { answer } = loadPage('legal', { date: '' });
const { accepted, refused } = shellWords.notice;

test.describe('before an answer', () => {
  test.use({ answer: null });
  test.beforeEach(({ context }) => recordEveryVisit(context));

  test('nothing is recorded, loaded or stored, even after errors or a refusal', async ({
    page,
    ingest,
    menu,
    notice,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    await visit(page, routes.home);
    await expect(notice.region).toContainText(shellWords.notice.privacySignal);
    await breakAndWait(page, ingest, 'unrecorded');
    await expect.poll(ingest.traces).toEqual(['pageload /']);
    expect(await stored(page)).toEqual({ local: {}, session: {}, cookies: '' });
    await notice.close.click();
    await menu.goTo(routes.works);
    await expect.poll(ingest.traces).toContain(`navigation ${routes.works}`);
    await breakAndWait(page, ingest, 'unrecorded after the refusal');
    expect((await stored(page)).session).toEqual({});
    expect((await Promise.all(scripts)).join()).not.toContain('maskTextSelector');
    expect(await ingest.payloads('replay_event')).toEqual([]);
  });
});

test.describe('after an earlier Accept', () => {
  test.use({ answer: 'true' });

  test('a recording continues on the next page, and follows the answer on the privacy policy', async ({
    page,
    context,
    ingest,
    announcements,
  }) => {
    await recordEveryVisit(context);
    const main = page.getByRole('main');
    const session = async () => (await stored(page)).session;
    const expectRecording = async () => {
      await expect.poll(async () => Object.keys(await session())).toEqual([recordingKey]);
      return JSON.parse((await session())[recordingKey] ?? '{}').id;
    };
    const sent = () => ingest.payloads('replay_event');
    await visit(page, routes.home);
    const id = await expectRecording();
    await visit(page, routes.privacy);
    await expect
      .poll(async () => (await sent()).flatMap(({ urls }) => urls))
      .toContainEqual(expect.stringContaining(routes.privacy));
    expect(await expectRecording()).toBe(id);

    const pressed = main.locator('button[aria-pressed=true]');
    await expect(pressed).toHaveText(answer.accept);
    await main.getByRole('button', { name: answer.refuse, exact: true }).click();
    await expect(main.getByText(refused)).toBeVisible();
    await expect(pressed).toHaveText(answer.refuse);
    const { length } = await sent();
    // A recorded action would be sent with the error or within 5.5 seconds.
    await main.getByRole('link').first().click();
    await breakAndWait(page, ingest, 'after the refusal');
    await page.waitForTimeout(7000);
    expect(await sent()).toHaveLength(length);
    expect(await session()).toEqual({});

    await main.getByRole('button', { name: answer.accept, exact: true }).click();
    expect(await expectRecording()).not.toBe(id);
    expect(await announcements.all()).toEqual([refused, accepted]);
    await expect.poll(async () => (await sent()).length).toBeGreaterThan(length);
  });
});
