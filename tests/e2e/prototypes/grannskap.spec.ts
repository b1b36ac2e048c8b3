import type { FrameLocator } from 'playwright/test';
import { swipe } from '../finger.ts';
import { expect, test } from '../visit.ts';
import { drag, middle, said, tabTo, tryIt, tryItByKeyboard } from './play.ts';

const marker = (frame: FrameLocator) => frame.locator('#marker');
const slot = (frame: FrameLocator, name: string) => frame.getByRole('radio', { name, exact: true });
/** The keyhole that is drawn in a slot: the radio button itself is not visible. */
const keyhole = (frame: FrameLocator, name: string) => frame.locator(`label:has([aria-label="${name}"])`);

test('the marker can be dragged to a free slot, and the old slot opens', async ({ page }) => {
  const frame = await tryIt(page, 'grannskap');
  await expect(slot(frame, 'Wednesday 20, 13–16')).toBeChecked();
  await drag(page, await middle(marker(frame)), await middle(keyhole(frame, 'Tuesday 19, 07–10')));
  await expect(slot(frame, 'Tuesday 19, 07–10')).toBeChecked();
  await expect(slot(frame, 'Wednesday 20, 13–16')).not.toBeChecked();
  await expect(said(frame)).toHaveText('Tuesday 19, 07–10 is yours. Wednesday 13–16 is free again.');
  await expect(frame.getByText('Din tid')).toHaveText('Din tid: tisdag 19 klockan 07–10');
});

test('a neighbour’s slot and the technician’s refuse the marker', async ({ page }) => {
  // Without motion the marker is back at once, where the second drag begins.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frame = await tryIt(page, 'grannskap');
  await drag(page, await middle(marker(frame)), await middle(frame.getByText('39', { exact: true })));
  await expect(said(frame)).toHaveText(/Flat 39 hangs there.*nobody hoards Sundays/);
  await drag(page, await middle(marker(frame)), await middle(frame.locator('.shut')));
  await expect(said(frame)).toHaveText(/belongs to the technician/);
  await expect(slot(frame, 'Wednesday 20, 13–16')).toBeChecked();
});

test('a marker in another week opens the slot in this one', async ({ page }) => {
  const frame = await tryIt(page, 'grannskap');
  await frame.getByRole('radio', { name: '48' }).check({ force: true });
  await expect(marker(frame)).toBeHidden();
  await keyhole(frame, 'Sunday 1, 13–16').click();
  await expect(said(frame)).toHaveText('Sunday 1, 13–16 is yours. Wednesday 13–16 in week 47 is free again.');
  await frame.getByRole('radio', { name: '47' }).check({ force: true });
  await expect(marker(frame)).toBeHidden();
  await expect(slot(frame, 'Wednesday 20, 13–16')).not.toBeChecked();
});

test('every flat has one marker in the five weeks', async ({ page }) => {
  const frame = await tryIt(page, 'grannskap');
  const flats: string[] = [];
  for (const week of ['47', '48', '49', '50', '51']) {
    await frame.getByRole('radio', { name: week }).check({ force: true });
    flats.push(...(await frame.locator('.flat').allInnerTexts()));
  }
  // Flat 23 is the visitor’s own.
  expect(flats.map(Number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1).filter((flat) => flat !== 23),
  );
});

test('arrow keys move the marker from free slot to free slot', async ({ page }) => {
  const frame = await tryItByKeyboard(page, 'grannskap');
  await tabTo(page, slot(frame, 'Wednesday 20, 13–16'));
  await page.keyboard.press('ArrowRight');
  await expect(slot(frame, 'Wednesday 20, 19–22')).toBeChecked();
  await expect(said(frame)).toHaveText(/^Wednesday 20, 19–22 is yours/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(slot(frame, 'Tuesday 19, 13–16')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  test('a finger drags the marker', async ({ page }) => {
    const frame = await tryIt(page, 'grannskap');
    await marker(frame).scrollIntoViewIfNeeded();
    await swipe(page, await middle(marker(frame)), await middle(keyhole(frame, 'Friday 22, 13–16')));
    await expect(slot(frame, 'Friday 22, 13–16')).toBeChecked();
  });
});
