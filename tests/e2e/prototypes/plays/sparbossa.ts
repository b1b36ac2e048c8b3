import type { FrameLocator } from 'playwright/test';
import { expect } from '../../visit.ts';
import { drag, middle, said, tabTo } from '../play.ts';
import type { Plays } from './plays.ts';

const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name });
const heading = (frame: FrameLocator) => frame.getByRole('heading', { level: 1 });

export const sparbossa: Plays = {
  async pointer(page, frame) {
    const lid = await middle(button(frame, 'Lift the lid'));
    for (const refusal of ['Du sa fredag.', 'Det är tisdag.', 'Pannan tackar.']) {
      await drag(page, lid, { x: lid.x + 10, y: lid.y - 90 });
      await expect(heading(frame)).toHaveText(refusal);
    }
    await expect(said(frame)).toHaveText('“The boiler thanks you.”');
    await expect(heading(frame)).toHaveText('Locket öppnas på fredag');
    await frame.getByText('1 dag').click();
    await expect(said(frame)).toHaveText('Not now: on a calm day you chose three days.');
    await expect(frame.getByRole('radio', { name: '3 dagar' })).toBeChecked();

    await button(frame, 'Ångra').click();
    await expect(heading(frame)).toHaveText(/14\s200 kr till ny panna/);
    await button(frame, 'Fyll på').click();
    await expect(heading(frame)).toHaveText(/14\s300 kr/);
    await frame.getByText('7 dagar').click();
    await button(frame, 'Öppna').click();
    await expect(heading(frame)).toHaveText('Locket öppnas nästa tisdag');
  },
  async keyboard(page, frame) {
    await tabTo(page, button(frame, 'Lift the lid'));
    await page.keyboard.press('Enter');
    await expect(said(frame)).toHaveText('“You said Friday.”');
    await tabTo(page, button(frame, 'Ångra'));
    await page.keyboard.press('Space');
    await expect(button(frame, 'Öppna')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(said(frame)).toHaveText(/^A hundred in: 14,300 kr/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(said(frame)).toHaveText(/^One day/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(frame)).toHaveText('Locket öppnas på onsdag');
    await expect(button(frame, 'Ångra')).toBeFocused();
  },
};
