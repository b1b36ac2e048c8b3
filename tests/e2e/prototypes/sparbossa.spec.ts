import type { FrameLocator } from 'playwright/test';
import { expect, test } from '../visit.ts';
import { drag, middle, said, tabTo, tryIt, tryItByKeyboard } from './play.ts';

const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name });
const heading = (frame: FrameLocator) => frame.getByRole('heading', { level: 1 });

test('the jar does not open before Friday, and says so', async ({ page }) => {
  const frame = await tryIt(page, 'sparbossa');
  await expect(heading(frame)).toHaveText('Locket öppnas på fredag');
  const lid = await middle(button(frame, 'Lift the lid'));
  for (const [swedish, english] of [
    ['Du sa fredag.', '“You said Friday.”'],
    ['Det är tisdag.', '“It is Tuesday.”'],
    ['Pannan tackar.', '“The boiler thanks you.”'],
  ] as const) {
    await drag(page, lid, { x: lid.x + 10, y: lid.y - 90 });
    await expect(heading(frame)).toHaveText(swedish);
    await expect(said(frame)).toHaveText(english);
  }
  await expect(heading(frame)).toHaveText('Locket öppnas på fredag');
});

test('the wait cannot be shortened while the clock runs', async ({ page }) => {
  const frame = await tryIt(page, 'sparbossa');
  await frame.getByText('1 dag').click();
  await expect(said(frame)).toHaveText('Not now: on a calm day you chose three days.');
  await expect(frame.getByRole('radio', { name: '3 dagar' })).toBeChecked();
});

test('with the lid on, money goes in, and a longer wait can be chosen', async ({ page }) => {
  const frame = await tryIt(page, 'sparbossa');
  await button(frame, 'Ångra').click();
  await expect(heading(frame)).toHaveText(/14\s200 kr till ny panna/);
  await button(frame, 'Fyll på').click();
  await expect(heading(frame)).toHaveText(/14\s300 kr/);
  await frame.getByText('7 dagar').click();
  await button(frame, 'Öppna').click();
  await expect(heading(frame)).toHaveText('Locket öppnas nästa tisdag');
  await button(frame, 'Lift the lid').click();
  await expect(heading(frame)).toHaveText('Du sa nästa tisdag.');
});

test('with the keyboard alone: refused, undone, filled, opened', async ({ page }) => {
  const frame = await tryItByKeyboard(page, 'sparbossa');
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
});
