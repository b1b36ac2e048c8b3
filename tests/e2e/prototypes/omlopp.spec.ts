import type { FrameLocator, Page } from 'playwright/test';
import { prototypePath } from '../../../src/site.ts';
import { violationsInBothSchemes } from '../accessible.ts';
import { expect, test } from '../visit.ts';
import { openPrototype } from './prototypes.ts';

/** Rides through the first ticket to the day's account. */
async function rideThrough(frame: FrameLocator | Page) {
  const press = (name: string | RegExp) => frame.getByRole('button', { name });
  await press('Lås upp 417').click();
  await expect(frame.getByRole('status')).toHaveText('Tram 4 is here.');
  await press('Kliv på 4').click();
  await expect(press('Ny biljett 36 kr')).toBeVisible();
}

test('the ticket runs down, and the day never costs more than 108 kr', async ({ page }) => {
  const frame = await openPrototype(page, 'omlopp');
  const rack = frame.getByRole('region', { name: 'Vid cykelstället' });
  await expect(rack.getByRole('img', { name: '88 minuter kvar' })).toBeVisible();
  await rideThrough(frame);
  await expect(rack.getByRole('img', { name: '61 minuter kvar' })).toBeVisible();
  const day = frame.getByRole('region', { name: 'Dagens resor' });
  const ticket = day.getByRole('button');
  for (const sum of [36, 72, 108, 108, 108]) {
    await expect(day.locator('.kr')).toHaveText(`${sum}kr`);
    await expect(ticket).not.toHaveAttribute('aria-disabled');
    await expect(ticket).toContainText(sum < 108 ? 'Ny biljett 36 kr' : 'Ny biljett 0 kr');
    await ticket.click();
  }
});

test.describe('with a keyboard and less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } });
  test('the focus goes on with the day, and the phone in use is in view', async ({ page }) => {
    const frame = await openPrototype(page, 'omlopp');
    await page.keyboard.press('Tab');
    for (const name of ['Lås upp 417', 'Kliv på 4', 'Ny biljett 36 kr']) {
      const button = frame.getByRole('button', { name });
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press('Enter');
    }
    await expect(frame.getByRole('status')).toHaveText('Second ticket: 72 kr.');
  });

  test('axe finds nothing at the end of the day', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(prototypePath('omlopp'));
    await rideThrough(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});
