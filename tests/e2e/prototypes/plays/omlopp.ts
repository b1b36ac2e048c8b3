import { expect } from '../../visit.ts';
import type { Plays } from './plays.ts';

export const omlopp: Plays = {
  async pointer(_page, frame) {
    const rack = frame.getByRole('region', { name: 'Vid cykelstället' });
    await expect(rack.getByRole('img', { name: '88 minuter kvar' })).toBeVisible();
    await frame.getByRole('button', { name: 'Lås upp 417' }).click();
    await expect(frame.getByRole('status')).toHaveText('Tram 4 is here.');
    await frame.getByRole('button', { name: 'Kliv på 4' }).click();
    await expect(rack.getByRole('img', { name: '61 minuter kvar' })).toBeVisible();
    const day = frame.getByRole('region', { name: 'Dagens resor' });
    const ticket = day.getByRole('button');
    // However many tickets, the day costs no more than three.
    for (const sum of [36, 72, 108, 108]) {
      await expect(day.locator('.kr')).toHaveText(`${sum}kr`);
      await expect(ticket).not.toHaveAttribute('aria-disabled');
      await expect(ticket).toContainText(sum < 108 ? 'Ny biljett 36 kr' : 'Ny biljett 0 kr');
      await ticket.click();
    }
  },
  async keyboard(page, frame) {
    await page.keyboard.press('Tab');
    for (const name of ['Lås upp 417', 'Kliv på 4', 'Ny biljett 36 kr']) {
      const button = frame.getByRole('button', { name });
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press('Enter');
    }
    await expect(frame.getByRole('status')).toHaveText('Second ticket: 72 kr.');
  },
};
