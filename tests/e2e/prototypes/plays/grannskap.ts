import type { FrameLocator } from 'playwright/test';
import { swipe } from '../../finger.ts';
import { expect } from '../../visit.ts';
import { drag, middle, said, tabTo } from '../play.ts';
import type { Plays } from './plays.ts';

const marker = (frame: FrameLocator) => frame.locator('#marker');
const slot = (frame: FrameLocator, name: string) => frame.getByRole('radio', { name, exact: true });
/** The keyhole that is drawn in a slot: the radio button itself is not visible. */
const keyhole = (frame: FrameLocator, name: string) => frame.locator(`label:has([aria-label="${name}"])`);
const week = (frame: FrameLocator, number: number) => frame.getByRole('radio', { name: String(number) });

export const grannskap: Plays = {
  async pointer(page, frame) {
    await drag(page, await middle(marker(frame)), await middle(keyhole(frame, 'Tuesday 19, 07–10')));
    await expect(said(frame)).toHaveText('Tuesday 19, 07–10 is yours. Wednesday 13–16 is free again.');
    await expect(frame.getByText('Din tid')).toHaveText('Din tid: tisdag 19 klockan 07–10');
    // Without motion the marker is back at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await drag(page, await middle(marker(frame)), await middle(frame.getByText('39', { exact: true })));
    await expect(said(frame)).toHaveText(/Flat 39 hangs there/);
    await expect(slot(frame, 'Tuesday 19, 07–10')).toBeChecked();

    await week(frame, 48).check({ force: true });
    await keyhole(frame, 'Sunday 1, 13–16').click();
    await expect(said(frame)).toHaveText('Sunday 1, 13–16 is yours. Tuesday 07–10 in week 47 is free again.');
  },
  async keyboard(page, frame) {
    await tabTo(page, slot(frame, 'Wednesday 20, 13–16'));
    await page.keyboard.press('ArrowRight');
    await expect(slot(frame, 'Wednesday 20, 19–22')).toBeChecked();
    await expect(said(frame)).toHaveText(/^Wednesday 20, 19–22 is yours/);
    await marker(frame).scrollIntoViewIfNeeded();
    await swipe(page, await middle(marker(frame)), await middle(keyhole(frame, 'Friday 22, 13–16')));
    await expect(slot(frame, 'Friday 22, 13–16')).toBeChecked();
  },
};
