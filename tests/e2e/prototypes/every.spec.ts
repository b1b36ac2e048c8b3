import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright/test';
import { prototypePath, workPath } from '../../../src/site.ts';
import { complaintsOf } from '../complaints.ts';
import { expect, hydrated, test } from '../visit.ts';
import { movedIn, watchMotion } from './motion.ts';
import { pressEscape } from './play.ts';
import { plays } from './plays/plays.ts';
import { frameOf, opener, prototypes } from './prototypes.ts';

/** What axe finds in the frame. @param rules all by default */
async function violations(page: Page, rules: string[] = []) {
  const axe = new AxeBuilder({ page }).include({ fromFrames: ['iframe', 'main'] });
  const found = await (rules.length ? axe.withRules(rules) : axe).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** What can be pressed and is smaller than 24 px either way, and whether anything is wider than the frame. */
async function layoutProblems(frame: FrameLocator) {
  const small = await frame.locator('button, input:not([type=radio], [type=checkbox]), label:has(input)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
      .map((one) => ({ name: one.textContent?.trim() || one.id || one.className, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 23.9 || box.height < 23.9)
      .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
  );
  const wider = await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  return wider ? [...small, `${wider} px wider than the frame`] : small;
}

const phone = { width: 320, use: { hasTouch: true, contextOptions: { reducedMotion: 'reduce' } } } as const;
const desk = { width: 1440, use: {} };

for (const { slug, title } of prototypes) {
  for (const [way, { width, use }] of [['keyboard', phone] as const, ['pointer', desk] as const]) {
    test.describe(`${slug}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 900 }, ...use });
      test(`is opened, played with the ${way} and left`, async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        const problems = complaintsOf(page);
        await watchMotion(page);
        await page.goto(workPath(slug));
        await hydrated(page);
        const button = opener(page, title);
        await button.scrollIntoViewIfNeeded();
        const picture = await page.locator('figure', { has: button }).locator('img').boundingBox();
        expect(asked).not.toContain(prototypePath(slug));
        await button.focus();
        await page.keyboard.press('Enter');
        const element = frameOf(page, title);
        await expect(element).toHaveAttribute('data-ready');
        await expect(element).toBeFocused();
        await expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-downloads');
        expect(await element.boundingBox()).toMatchObject({ width: picture?.width, height: picture?.height });
        const frame = element.contentFrame();
        expect(await frame.locator('html').evaluate(() => origin)).toBe('null');

        problems.push(...(await violations(page)), ...(await layoutProblems(frame)));
        await plays[slug]?.[way](page, frame);
        if (way === 'keyboard') problems.push(...(await movedIn(frame)));
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
        problems.push(...(await violations(page)), ...(await layoutProblems(frame)));
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        problems.push(...(await violations(page, ['color-contrast', 'link-in-text-block'])));

        await frame.locator('button, input').last().focus();
        pressEscape(page);
        await expect(element).toHaveCount(0);
        await expect(button).toBeFocused();
        expect(problems).toEqual([]);
      });
    });
  }
}
