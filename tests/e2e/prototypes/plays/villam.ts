import type { FrameLocator } from 'playwright/test';
import { expect } from '../../visit.ts';
import { said, tabTo } from '../play.ts';
import type { Plays } from './plays.ts';

const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });
/** The gear that was on the display; the display itself is hidden when the question is asked. */
const gear = async (frame: FrameLocator) => (await frame.locator('#gear').textContent()) ?? '';

export const villam: Plays = {
  async pointer(_page, frame) {
    await button(frame, 'Start').waitFor();
    await button(frame, 'Start').click();
    await expect(said(frame)).toHaveText('Which gear?');
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
