import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { swipe } from '../finger.ts';
import { expect } from '../visit.ts';

/** What a visitor does in a prototype that has just been opened, and what the prototype has to answer. */
type Play = (page: Page) => Promise<void>;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const says = (page: Page, text: string | RegExp) =>
  expect(page.locator('[role=status]').first()).toHaveText(text);

/** Presses Tab until an element has the focus, and then a key. @throws Error after 30 presses */
async function tabAndPress(page: Page, element: Locator, key: string) {
  for (
    let presses = 0;
    !(await element.evaluate((it) => it === document.activeElement));
    presses++
  ) {
    if (presses === 30) throw new Error(`${element} cannot be reached with Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press(key);
}

async function middle(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** The keyhole that is drawn in a slot of the laundry: the radio button itself is not visible. */
const keyhole = (page: Page, name: string) => page.locator(`label:has([aria-label="${name}"])`);
/** The string of a poster that a pointer plucks. */
const stringOf = (poster: Locator) => poster.locator('svg[aria-hidden] path:first-child').first();
const gear = async (page: Page) => (await page.locator('#gear').textContent()) ?? '';

/** By the slugs of the works; with the pointer what only it can do. Of a prototype that isn't here every button is pressed. */
export const plays: Record<string, { pointer?: Play; keyboard: Play }> = {
  grannskap: {
    async pointer(page) {
      await page
        .locator('#marker')
        .dragTo(keyhole(page, 'Tuesday 19, 07–10'), { steps: 8, force: true });
      await says(page, 'Tuesday 19, 07–10 is yours. Wednesday 13–16 is free again.');
    },
    async keyboard(page) {
      const slots = page.getByRole('group', { name: 'Where your marker hangs' });
      await tabAndPress(
        page,
        slots.getByRole('radio', { name: 'Wednesday 20, 13–16' }),
        'ArrowRight',
      );
      // A peg that is taken answers, too, and the marker stays.
      await expect(radio(page, 'Wednesday 20, 16–19, flat 35')).toBeFocused();
      await says(
        page,
        'Flat 35 hangs there. Every flat has one marker, so nobody hoards Wednesdays.',
      );
      await expect(radio(page, 'Wednesday 20, 13–16')).toBeChecked();
      await page.locator('#marker').scrollIntoViewIfNeeded();
      await swipe(
        page,
        await middle(page.locator('#marker')),
        await middle(keyhole(page, 'Tuesday 19, 13–16')),
      );
      await expect(radio(page, 'Tuesday 19, 13–16')).toBeChecked();
    },
  },
  kvartett: {
    async pointer(page) {
      const string = stringOf(page.locator('.poster').first());
      const atRest = (await string.getAttribute('d')) ?? '';
      const {
        x = 0,
        y = 0,
        width = 0,
      } = (await page.locator('.poster').first().boundingBox()) ?? {};
      // It may be at rest again before a test looks.
      const plucked = string.evaluate(
        (path) =>
          new Promise<void>((seen) =>
            new MutationObserver(() => seen()).observe(path, { attributeFilter: ['d'] }),
          ),
      );
      await page.mouse.move(x + 4, y + 80);
      await page.mouse.move(x + width / 2, y + 80, { steps: 4 });
      await plucked;
      await expect(string).toHaveAttribute('d', atRest);
      await button(page, 'Bleck i december').click();
    },
    async keyboard(page) {
      await tabAndPress(page, button(page, 'Gitarrkväll'), 'Enter');
      await tabAndPress(page, page.getByLabel('Title'), 'End');
      await page.keyboard.type(', sent');
      await tabAndPress(page, page.getByRole('slider', { name: 'Pieces' }), 'ArrowRight');
      await tabAndPress(page, radio(page, 'Guitars'), 'ArrowUp');
      await says(page, '7 pieces, brass. Nobody will sleep.');
      const download = page.waitForEvent('download');
      await tabAndPress(page, button(page, 'Keep the poster'), 'Enter');
      const file = await download;
      expect(file.suggestedFilename()).toBe('gitarrkväll-sent.png');
      expect(await sharp(await file.path()).metadata()).toMatchObject({
        format: 'png',
        height: 2700,
      });
      await tabAndPress(page, button(page, 'All three'), 'Enter');
      await expect(button(page, 'Gitarrkväll, sent')).toBeFocused();
    },
  },
  omlopp: {
    async keyboard(page) {
      await page.keyboard.press('Tab');
      for (const name of ['Lås upp 417', 'Kliv på 4', 'Ny biljett 36 kr']) {
        await expect(button(page, name)).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(page.locator('.kr')).toHaveText('72kr');
    },
  },
  paletta: {
    async keyboard(page) {
      await tabAndPress(page, radio(page, 'Otthon'), 'Space');
      await page.keyboard.press('ArrowRight');
      const sum = page.getByRole('textbox', { name: /összeg|kár/i });
      await tabAndPress(page, sum, 'Control+A');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      await says(page, /enter the amount\.$/);
      await expect(sum).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.type('95 000');
      await expect(sum).not.toHaveAttribute('aria-invalid');
      await tabAndPress(page, button(page, 'Bejelentés'), 'Enter');
      await says(page, /^“Megkaptuk\.”/);
    },
  },
  sparbossa: {
    async pointer(page) {
      const lid = await middle(button(page, 'Lift the lid'));
      for (const refusal of ['Du sa fredag.', 'Det är tisdag.', 'Pannan tackar.']) {
        await page.mouse.move(lid.x, lid.y);
        await page.mouse.down();
        await page.mouse.move(lid.x + 10, lid.y - 90, { steps: 8 });
        await page.mouse.up();
        await expect(heading(page)).toHaveText(refusal);
      }
    },
    async keyboard(page) {
      await tabAndPress(page, button(page, 'Lift the lid'), 'Enter');
      await says(page, '“You said Friday.”');
      await tabAndPress(page, button(page, 'Ångra'), 'Space');
      await tabAndPress(page, radio(page, '3 dagar'), 'ArrowLeft');
      await says(page, /^One day/);
      await tabAndPress(page, button(page, 'Öppna'), 'Enter');
      await expect(heading(page)).toHaveText('Locket öppnas på onsdag');
    },
  },
  villam: {
    async keyboard(page) {
      await tabAndPress(page, page.getByRole('checkbox', { name: 'Slower: 2 s' }), 'Space');
      await says(page, 'Find the gear. You have 2 seconds.');
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      // It keeps the focus while it cannot be pressed.
      await expect(button(page, 'Start')).toBeDisabled();
      await expect(button(page, 'Start')).toBeFocused();
      await expect(button(page, '1')).toBeFocused();
      const right = await gear(page);
      await tabAndPress(page, button(page, right), 'Enter');
      await says(page, `${right}, right. Your glance cost 24 m of road.`);
      await expect(button(page, 'Again, with seven')).toBeFocused();
    },
  },
};
