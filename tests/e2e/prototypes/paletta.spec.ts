import type { FrameLocator } from 'playwright/test';
import { expect, test } from '../visit.ts';
import { said, tabTo, tryIt, tryItByKeyboard } from './play.ts';

const brand = (frame: FrameLocator, name: string) => frame.getByRole('radio', { name });
const sum = (frame: FrameLocator) => frame.getByRole('textbox', { name: /kár|összeg/i });
const fields = 'form .i, form .b, form .k';

/** The heights and tops of the form's parts. */
const places = (frame: FrameLocator) =>
  frame.locator(fields).evaluateAll((parts) => parts.map((part) => [part.getBoundingClientRect().top, part.clientHeight]));

test('one switch gives one form the colour, corner and voice of each brand', async ({ page }) => {
  const frame = await tryIt(page, 'paletta');
  await frame.getByText('Autó').click();
  await expect(frame.locator('form h1')).toHaveText(/Vízkár\s+bejelentése/);
  await expect(frame.getByRole('button', { name: 'Bejelentés' })).toHaveCSS('background-color', 'rgb(14, 107, 76)');
  await sum(frame).fill('95 000');
  const before = await places(frame);
  await frame.getByText('Élet').click();
  await expect(frame.getByRole('button', { name: 'Beküldöm' })).toHaveCSS('background-color', 'rgb(134, 25, 90)');
  await expect(sum(frame)).toHaveValue('95 000');
  await expect(said(frame)).toHaveText(/three tokens changed/);
  expect(await places(frame)).toEqual(before);
});

test('a fourth brand is two sliders, and its contrast holds at every hue', async ({ page }) => {
  const frame = await tryIt(page, 'paletta');
  await frame.getByText('Otthon').click();
  for (const hue of [0, 45, 90, 135, 180, 225, 270, 315, 359]) {
    await frame.getByRole('slider', { name: /Szín/ }).fill(String(hue));
    const [contrast = '0'] = ((await said(frame).textContent()) ?? '').match(/[\d.]+(?=:1)/) ?? [];
    expect(Number(contrast)).toBeGreaterThanOrEqual(4.5);
  }
  await expect(brand(frame, 'Negyedik')).toBeChecked();
  await frame.getByRole('slider', { name: /Sarok/ }).fill('37');
  await expect(frame.locator('#corner')).toHaveText('37 px');
  await frame.getByText('Autó').click();
  await expect(frame.locator('#corner')).toHaveText('0 px');
});

test('the errors say what to do', async ({ page }) => {
  const frame = await tryIt(page, 'paletta');
  await frame.getByText('Élet').click();
  await sum(frame).fill('');
  await frame.getByRole('button', { name: 'Beküldöm' }).click();
  await expect(said(frame)).toHaveText(/^“Írja be/);
  await expect(sum(frame)).toBeFocused();
  await sum(frame).fill('1');
  await frame.getByRole('checkbox').uncheck();
  await sum(frame).press('Enter');
  await expect(said(frame)).toHaveText(/^“Jelölje be/);
  await frame.getByRole('checkbox').check();
  await sum(frame).press('Enter');
  await expect(said(frame)).toHaveText(/^“Megkaptuk\.”/);
});

test('with the keyboard alone', async ({ page }) => {
  const frame = await tryItByKeyboard(page, 'paletta');
  await tabTo(page, brand(frame, 'Otthon'));
  await page.keyboard.press('Space');
  await expect(frame.getByRole('button', { name: 'Elküldöm' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByRole('button', { name: 'Bejelentés' })).toBeVisible();
  await tabTo(page, frame.getByRole('button', { name: 'Még egy' }));
  await page.keyboard.press('Enter');
  await expect(frame.getByText('4 kép')).toBeVisible();
  await tabTo(page, frame.getByRole('slider', { name: /Sarok/ }));
  await page.keyboard.press('End');
  await expect(brand(frame, 'Negyedik')).toBeChecked();
});
