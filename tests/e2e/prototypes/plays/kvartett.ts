import sharp from 'sharp';
import { expect } from '../../visit.ts';
import type { Plays } from './plays.ts';

const strings = 'svg[aria-hidden] path:first-child';

export const kvartett: Plays = {
  async pointer(page, frame) {
    const string = frame.locator('.poster').first().locator(strings);
    const atRest = await string.getAttribute('d');
    const { x = 0, y = 0, width = 0 } = (await frame.locator('.poster').first().boundingBox()) ?? {};
    await page.mouse.move(x + 4, y + 80);
    await page.mouse.move(x + width / 2, y + 80, { steps: 4 });
    await expect.poll(() => string.getAttribute('d')).not.toBe(atRest);
    await expect.poll(() => string.getAttribute('d')).toBe(atRest);

    const poster = frame.locator('.poster').nth(1);
    const before = await poster.locator(strings).getAttribute('d');
    await frame.getByRole('button', { name: 'Bleck i december' }).click();
    await frame.getByLabel('Title').fill('Four cellos and a cough');
    await expect(poster.locator('text').first()).toHaveText('Four cellos');
    await frame.getByLabel('Guitars').check();
    await expect(frame.getByRole('status')).toHaveText('8 pieces, guitars. You can hear the cushions.');
    expect(await poster.locator(strings).getAttribute('d')).not.toBe(before);
    const download = page.waitForEvent('download');
    await frame.getByRole('button', { name: 'Keep the poster' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('four-cellos-and-a-cough.png');
    expect(await sharp(await file.path()).metadata()).toMatchObject({ format: 'png', width: 1116, height: 2700 });
  },
  async keyboard(page, frame) {
    for (let poster = 0; poster < 3; poster++) await page.keyboard.press('Tab');
    const guitars = frame.getByRole('button', { name: 'Gitarrkväll' });
    await expect(guitars).toBeFocused();
    await expect(guitars).toBeInViewport();
    await page.keyboard.press('Enter');
    await frame.getByRole('button', { name: 'All three' }).focus();
    await page.keyboard.press('Enter');
    await expect(guitars).toBeFocused();
    await page.keyboard.press('Enter');
    const pieces = frame.getByRole('slider', { name: 'Pieces' });
    await pieces.focus();
    await page.keyboard.press('ArrowRight');
    await expect(pieces).toHaveAttribute('aria-valuetext', '7 pieces');
    await expect(frame.locator('.poster').nth(2).locator('text').last()).toHaveText('7 stycken, sittkuddar finns');
  },
};
