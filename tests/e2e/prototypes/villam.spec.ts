import type { FrameLocator, Page } from 'playwright/test';
import { expect, test } from '../visit.ts';
import { said, tabTo, tryIt, tryItByKeyboard } from './play.ts';

const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });
/** The gear that was on the display; the display itself is hidden when the question is asked. */
const gear = (frame: FrameLocator) => frame.locator('#gear').textContent();

/** How long the display was shown, in milliseconds, as the frame's own clock measures it. */
const timeShown = (page: Page) =>
  page.frames()[1]?.evaluate(
    () =>
      new Promise<number>((shown) => {
        let from = 0;
        new MutationObserver(() => {
          const { phase } = document.querySelector('main')?.dataset ?? {};
          if (phase === 'look') from = performance.now();
          if (phase === 'ask') shown(performance.now() - from);
        }).observe(document.body, { attributeFilter: ['data-phase'], subtree: true });
      }),
  );

test('twenty-three elements for 0.4 s, the gear asked, then seven', async ({ page }) => {
  const frame = await tryIt(page, 'villam');
  await button(frame, 'Start').waitFor();
  const shown = timeShown(page);
  await button(frame, 'Start').click();
  await expect(said(frame)).toHaveText('Which gear?');
  // No shorter than it says; a busy machine may draw the next frame late.
  expect(await shown).toBeGreaterThan(380);
  expect(await frame.locator('#many rect').count()).toBe(23);
  await expect(frame.locator('#many')).toBeHidden();
  const first = (await gear(frame)) ?? '';
  await button(frame, first === '1' ? '2' : '1').click();
  await expect(said(frame)).toHaveText(`It was ${first}. Your glance cost 24 m of road.`);
  await button(frame, 'Again, with seven').click();
  await expect(said(frame)).toHaveText('Which gear?');
  const second = (await gear(frame)) ?? '';
  expect(second).not.toBe(first);
  await button(frame, second).click();
  await expect(said(frame)).toHaveText(`${second}, right. The same 0.4 s, sixteen things fewer.`);
  await expect(button(frame, 'Once more')).toBeVisible();
});

test('with the keyboard alone', async ({ page }) => {
  const frame = await tryItByKeyboard(page, 'villam');
  await button(frame, 'Start').waitFor();
  await tabTo(page, button(frame, 'Start'));
  await page.keyboard.press('Enter');
  await expect(button(frame, '1')).toBeFocused();
  const right = (await gear(frame)) ?? '';
  for (let presses = 1; presses < Number(right); presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(frame)).toHaveText(`${right}, right. Your glance cost 24 m of road.`);
  await expect(button(frame, 'Again, with seven')).toBeFocused();
});

test('a screen reader is read the same display', async ({ page }) => {
  const frame = await tryIt(page, 'villam');
  await button(frame, 'Start').click();
  await expect(said(frame)).toHaveText('Which gear?');
  await expect(frame.locator('#heard')).toHaveText(new RegExp(`^Best lap .*Wind 11, Gear ${await gear(frame)}, Lap`));
  await button(frame, '1').click();
  await button(frame, 'Again, with seven').click();
  await expect(said(frame)).toHaveText('Which gear?');
  await expect(frame.locator('#heard')).toHaveText(new RegExp(`^Gear ${await gear(frame)}\\.`));
});
