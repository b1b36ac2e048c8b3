import type { FrameLocator } from 'playwright/test';
import { expect } from '../../visit.ts';
import { said, tabTo } from '../play.ts';
import type { Plays } from './plays.ts';

const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name });
const fourth = (frame: FrameLocator) => frame.getByRole('radio', { name: 'Negyedik' });
const sum = (frame: FrameLocator) => frame.getByRole('textbox', { name: /kár|összeg/i });

/** The tops and heights of the form's parts. */
const places = (frame: FrameLocator) =>
  frame
    .locator('form .i, form .b, form .k')
    .evaluateAll((parts) => parts.map((part) => [part.getBoundingClientRect().top, part.clientHeight]));

export const paletta: Plays = {
  async pointer(_page, frame) {
    await frame.getByText('Autó').click();
    await expect(frame.locator('form h1')).toHaveText(/Vízkár\s+bejelentése/);
    await expect(button(frame, 'Bejelentés')).toHaveCSS('background-color', 'rgb(14, 107, 76)');
    await sum(frame).fill('95 000');
    const before = await places(frame);
    await frame.getByText('Élet').click();
    await expect(button(frame, 'Beküldöm')).toHaveCSS('background-color', 'rgb(134, 25, 90)');
    await expect(sum(frame)).toHaveValue('95 000');
    await expect(said(frame)).toHaveText(/three tokens changed/);
    expect(await places(frame)).toEqual(before);

    await sum(frame).fill('');
    await button(frame, 'Beküldöm').click();
    await expect(said(frame)).toHaveText(/^“Írja be/);
    await expect(sum(frame)).toBeFocused();
    await sum(frame).fill('1');
    await button(frame, 'Beküldöm').click();
    await expect(said(frame)).toHaveText(/^“Megkaptuk\.”/);

    // Yellow, on which text is hardest to read.
    await frame.getByRole('slider', { name: /Szín/ }).fill('60');
    const [contrast = '0'] = ((await said(frame).textContent()) ?? '').match(/[\d.]+(?=:1)/) ?? [];
    expect(Number(contrast)).toBeGreaterThanOrEqual(4.5);
    await expect(fourth(frame)).toBeChecked();
  },
  async keyboard(page, frame) {
    await tabTo(page, frame.getByRole('radio', { name: 'Otthon' }));
    await page.keyboard.press('Space');
    await expect(button(frame, 'Elküldöm')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(button(frame, 'Bejelentés')).toBeVisible();
    await tabTo(page, button(frame, 'Még egy'));
    await page.keyboard.press('Enter');
    await expect(frame.getByText('4 kép')).toBeVisible();
    await tabTo(page, frame.getByRole('slider', { name: /Sarok/ }));
    await page.keyboard.press('End');
    await expect(fourth(frame)).toBeChecked();
  },
};
