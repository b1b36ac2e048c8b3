import type { FrameLocator, Page } from 'playwright/test';
import { expect } from '../../visit.ts';
import { said, tabTo } from '../play.ts';
import type { Plays } from './plays.ts';

const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });
/** The gear that was on the display; the display itself is hidden when the question is asked. */
const gear = async (frame: FrameLocator) => (await frame.locator('#gear').textContent()) ?? '';

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

export const villam: Plays = {
  async pointer(page, frame) {
    await button(frame, 'Start').waitFor();
    const shown = timeShown(page);
    await button(frame, 'Start').click();
    await expect(said(frame)).toHaveText('Which gear?');
    // No shorter than the 0.4 s that it says; a busy machine may draw the next frame late.
    expect(await shown).toBeGreaterThan(380);
    expect(await frame.locator('#many rect').count()).toBe(23);
    await expect(frame.locator('#many')).toBeHidden();
    const first = await gear(frame);
    // A screen reader is read the same display.
    await expect(frame.locator('#heard')).toHaveText(new RegExp(`^Best lap .*Wind 11, Gear ${first}, Lap`));
    await button(frame, first === '1' ? '2' : '1').click();
    await expect(said(frame)).toHaveText(`It was ${first}. Your glance cost 24 m of road.`);
    await button(frame, 'Again, with seven').click();
    await expect(said(frame)).toHaveText('Which gear?');
    const second = await gear(frame);
    expect(second).not.toBe(first);
    await expect(frame.locator('#heard')).toHaveText(new RegExp(`^Gear ${second}\\.`));
    await button(frame, second).click();
    await expect(said(frame)).toHaveText(`${second}, right. The same 0.4 s, sixteen things fewer.`);
    await expect(button(frame, 'Once more')).toBeVisible();
  },
  async keyboard(page, frame) {
    await button(frame, 'Start').waitFor();
    await tabTo(page, button(frame, 'Start'));
    await page.keyboard.press('Enter');
    await expect(button(frame, '1')).toBeFocused();
    const right = await gear(frame);
    for (let presses = 1; presses < Number(right); presses++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(said(frame)).toHaveText(`${right}, right. Your glance cost 24 m of road.`);
    await expect(button(frame, 'Again, with seven')).toBeFocused();
  },
};
