import sharp from 'sharp';
import { prototypePath } from '../../../src/site.ts';
import { violationsInBothSchemes } from '../accessible.ts';
import { expect, test } from '../visit.ts';
import { openPrototype } from './prototypes.ts';

const strings = 'svg[aria-hidden] path:first-child';

test('a programme makes a poster, which is kept as a picture', async ({ page }) => {
  const frame = await openPrototype(page, 'kvartett');
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
  const { format, width, height } = await sharp(await file.path()).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1116, height: 2700 });
});

test('a pointer that crosses a string plucks it', async ({ page }) => {
  const frame = await openPrototype(page, 'kvartett');
  const string = frame.locator('.poster').first().locator(strings);
  const before = await string.getAttribute('d');
  const { x = 0, y = 0, width = 0 } = (await frame.locator('.poster').first().boundingBox()) ?? {};
  await page.mouse.move(x + 4, y + 80);
  await page.mouse.move(x + width / 2, y + 80, { steps: 4 });
  await expect.poll(() => string.getAttribute('d')).not.toBe(before);
  await expect.poll(() => string.getAttribute('d')).toBe(before);
});

test.describe('with a keyboard and less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } });
  test('the machine is worked, and left for the three posters', async ({ page }) => {
    const frame = await openPrototype(page, 'kvartett');
    for (let poster = 0; poster < 3; poster++) await page.keyboard.press('Tab');
    const guitars = frame.getByRole('button', { name: 'Gitarrkväll' });
    await expect(guitars).toBeFocused();
    await expect(guitars).toBeInViewport();
    await page.keyboard.press('Enter');
    const pieces = frame.getByRole('slider', { name: 'Pieces' });
    await pieces.focus();
    await page.keyboard.press('ArrowRight');
    await expect(pieces).toHaveAttribute('aria-valuetext', '7 pieces');
    await expect(frame.locator('.poster').nth(2).locator('text').last()).toHaveText('7 stycken, sittkuddar finns');
    const back = frame.getByRole('button', { name: 'All three' });
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(guitars).toBeFocused();
  });

  test('axe finds nothing in the machine', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(prototypePath('kvartett'));
    await page.getByRole('button', { name: 'Höstuppspel' }).click();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});
