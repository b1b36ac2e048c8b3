import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { swipe } from '../swipe.ts';
import { expect } from '../visit.ts';

/** Uses a work's interactive prototype and checks that it responds. */
type Play = (page: Page) => Promise<void>;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectStatus = (page: Page, text: RegExp) =>
  expect(page.locator('[role=status]').first()).toHaveText(text);

/** Tabs to an element and presses a key there. @throws Error after 30 presses of Tab */
async function tabAndPress(page: Page, element: Locator, key: string) {
  const isFocused = () => element.evaluate((it) => it === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses++) {
    if (presses === 30) throw new Error(`${element} cannot be reached with Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press(key);
}

async function centreOf(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** The visible keyhole of a laundry slot, whose radio button is hidden. */
const keyhole = (page: Page, name: string) => page.locator(`label:has([aria-label="${name}"])`);

/** Tests of the prototypes by work. Only actions that need a pointer are in `pointer`. */
export const plays: Record<string, { pointer?: Play; keyboard: Play }> = {
  grannskap: {
    async pointer(page) {
      const slot = 'Tuesday 19, 07–10';
      await page.locator('#marker').dragTo(keyhole(page, slot), { steps: 8, force: true });
      await expect(radio(page, slot)).toBeChecked();
    },
    async keyboard(page) {
      const own = radio(page, 'Wednesday 20, 13–16');
      await tabAndPress(page, own, 'ArrowRight');
      // The next slot is taken, so it gets only the focus and an explanation.
      await expect(radio(page, 'Wednesday 20, 16–19, flat 35')).toBeFocused();
      await expectStatus(page, /flat 35/i);
      await expect(own).toBeChecked();
      const marker = page.locator('#marker');
      await marker.scrollIntoViewIfNeeded();
      const slot = 'Tuesday 19, 13–16';
      await swipe(page, await centreOf(marker), await centreOf(keyhole(page, slot)));
      await expect(radio(page, slot)).toBeChecked();
    },
  },
  kvartett: {
    async pointer(page) {
      const poster = page.locator('.poster').first();
      const string = poster.locator('svg[aria-hidden] path:first-child').first();
      const pathAtRest = (await string.getAttribute('d')) ?? '';
      const { x = 0, y = 0, width = 0 } = (await poster.boundingBox()) ?? {};
      // An observer, because a poll could miss the vibration.
      const plucked = string.evaluate(
        (path) =>
          new Promise<void>((resolve) =>
            new MutationObserver(() => resolve()).observe(path, { attributeFilter: ['d'] }),
          ),
      );
      await page.mouse.move(x + 4, y + 80);
      await page.mouse.move(x + width / 2, y + 80, { steps: 4 });
      await plucked;
      await expect(string).toHaveAttribute('d', pathAtRest);
      await button(page, 'Bleck i december').click();
    },
    async keyboard(page) {
      await tabAndPress(page, button(page, 'Gitarrkväll'), 'Enter');
      await tabAndPress(page, page.getByLabel('Title'), 'End');
      await page.keyboard.type(', sent');
      await tabAndPress(page, page.getByRole('slider', { name: 'Pieces' }), 'ArrowRight');
      await tabAndPress(page, radio(page, 'Guitars'), 'ArrowUp');
      await expectStatus(page, /^7 pieces, brass/);
      const download = page.waitForEvent('download');
      await tabAndPress(page, button(page, 'Keep the poster'), 'Enter');
      const file = await download;
      expect(file.suggestedFilename()).toBe('gitarrkväll-sent.png');
      const { format, height } = await sharp(await file.path()).metadata();
      expect([format, height]).toEqual(['png', 2700]);
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
      await expectStatus(page, /amount/);
      await expect(sum).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.type('95 000');
      await expect(sum).not.toHaveAttribute('aria-invalid');
      await tabAndPress(page, button(page, 'Bejelentés'), 'Enter');
      await expectStatus(page, /Megkaptuk/);
    },
  },
  sparbossa: {
    async pointer(page) {
      const { x, y } = await centreOf(button(page, 'Lift the lid'));
      for (let attempt = 0; attempt < 3; attempt++) {
        const before = (await heading(page).textContent()) ?? '';
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 10, y - 90, { steps: 8 });
        await page.mouse.up();
        await expect(heading(page)).not.toHaveText(before);
      }
    },
    async keyboard(page) {
      await tabAndPress(page, button(page, 'Lift the lid'), 'Enter');
      await expectStatus(page, /\S/);
      await tabAndPress(page, button(page, 'Ångra'), 'Space');
      await tabAndPress(page, radio(page, '3 dagar'), 'ArrowLeft');
      await expectStatus(page, /^One day/);
      await tabAndPress(page, button(page, 'Öppna'), 'Enter');
      await expect(heading(page)).toHaveText('Locket öppnas på onsdag');
    },
  },
  villam: {
    async keyboard(page) {
      await tabAndPress(page, page.getByRole('checkbox', { name: 'Slower: 2 s' }), 'Space');
      await expectStatus(page, /2 seconds/);
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      // The disabled button keeps the focus until another button is enabled.
      await expect(button(page, 'Start')).toBeDisabled();
      await expect(button(page, 'Start')).toBeFocused();
      await expect(button(page, '1')).toBeFocused();
      const gear = (await page.locator('#gear').textContent()) ?? '';
      await tabAndPress(page, button(page, gear), 'Enter');
      await expectStatus(page, new RegExp(`^${gear}, right`));
      await expect(button(page, 'Again, with seven')).toBeFocused();
    },
  },
};
