import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright/test';
import { expect, test } from '../visit.ts';
import { pressEscape, said, tryIt } from './play.ts';

/** Each prototype, and what a visitor does first in it. */
const prototypes: Record<string, (frame: FrameLocator) => Promise<void>> = {
  grannskap: (frame) => frame.locator('label:has(#s10)').click(),
  paletta: (frame) => frame.getByText('Autó').click(),
  sparbossa: (frame) => frame.getByRole('button', { name: 'Ångra' }).click(),
  villam: (frame) => frame.getByRole('button', { name: 'Start' }).waitFor(),
};

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include({ fromFrames: ['iframe', 'main'] }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}

/** What can be pressed and is smaller than 24 px either way. */
const smallTargets = (frame: FrameLocator) =>
  frame.locator('button, input:not([type=radio], [type=checkbox]), label:has(input)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
      .map((one) => ({ name: one.textContent?.trim() || one.id || one.className, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 23.9 || box.height < 23.9)
      .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
  );

for (const [slug, play] of Object.entries(prototypes)) {
  for (const width of [320, 1440]) {
    test.describe(`${slug}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 900 } });
      test('axe finds nothing, before play and in it, in both schemes', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const frame = await tryIt(page, slug);
        const found = await violations(page);
        await play(frame);
        await expect(said(frame)).not.toBeEmpty();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          found.push(...(await violations(page)));
        }
        expect(found).toEqual([]);
      });

      test('targets are at least 24 px large, and nothing is wider than the frame', async ({ page }) => {
        const frame = await tryIt(page, slug);
        const small = await smallTargets(frame);
        await play(frame);
        small.push(...(await smallTargets(frame)));
        expect(small).toEqual([]);
        expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
      });
    });
  }

  test(`${slug}: Escape leaves it`, async ({ page }) => {
    const frame = await tryIt(page, slug);
    await play(frame);
    await frame.locator('button, input').last().focus();
    pressEscape(page);
    await expect(page.getByRole('button', { name: /Try it/ })).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test(`${slug}: nothing moves under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const frame = await tryIt(page, slug);
    await play(frame);
    expect(await frame.locator('html').evaluate(() => document.getAnimations().length)).toBe(0);
  });
}
