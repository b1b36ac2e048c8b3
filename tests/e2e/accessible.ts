import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** There are no frames to look into, and of what passes nobody reads a report; so it takes half the time. */
const builder = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

/** What axe finds wrong, one line per element. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`));
}

/** Everything in the light scheme, and in the dark one the rules that colours have a part in. Leaves the dark scheme on. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violations(builder(page));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violations(builder(page).withRules(['color-contrast', 'link-in-text-block']));
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
