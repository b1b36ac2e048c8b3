import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';

/** Looks of a page, each with the visitor's system preferences. */
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** axe does not see forced colours: it would compare the author's text colour with the system's background. */
async function violations(page: Page, look: keyof typeof looks): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (look === 'forced colours') axe.disableRules('color-contrast');
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Opens a page, and waits for hydration, fonts and the cookie notice of a first visit. */
async function visit(page: Page, address: string) {
  await page.goto(address);
  // Only React renders the offices' clocks.
  await page.locator('footer', { hasText: /\d\d:\d\d/ }).waitFor();
  await page.getByRole('region', { name: 'Cookie notice' }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** What axe finds on the pages in every look, with the menu shut and open; a line each. */
export async function axeFaults(browser: Browser, base: string, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [look, wanted] of Object.entries(looks) as [keyof typeof looks, (typeof looks)['dark']][]) {
    const context = await browser.newContext({ ...wanted, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of paths) {
      await visit(page, base + path);
      faults.push(...(await violations(page, look)).map((line) => `${path}, ${look}: ${line}`));
    }
    // The menu is the same on every page.
    await visit(page, base);
    await page.locator('header button[aria-haspopup]').first().click();
    await page.locator('dialog[open]').waitFor();
    faults.push(...(await violations(page, look)).map((line) => `menu, ${look}: ${line}`));
    await context.close();
  }
  return faults;
}
