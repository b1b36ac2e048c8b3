import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';

/** Ways to see a page, each with what a visitor's system asks for. */
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What axe finds on the pages in every look, with the menu shut and open; a line each. */
export async function axeFaults(browser: Browser, base: string, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [look, wanted] of Object.entries(looks)) {
    const context = await browser.newContext({ ...wanted, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(base + path);
      faults.push(...(await violations(page)).map((line) => `${path}, ${look}: ${line}`));
    }
    // The menu is the same on every page.
    await page.goto(base);
    await page.locator('header button[aria-haspopup], header button[aria-expanded]').first().click();
    await page.locator('dialog[open]').waitFor();
    faults.push(...(await violations(page)).map((line) => `menu, ${look}: ${line}`));
    await context.close();
  }
  return faults;
}
