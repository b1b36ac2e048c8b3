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

/** Changes the colour scheme, and waits until what fades from the one to the other has done so. */
async function inScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const fading = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Everything in the light scheme, and in the dark one the rules that colours have a part in. Leaves the dark scheme on. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  await inScheme(page, 'light');
  const light = await violations(builder(page));
  await inScheme(page, 'dark');
  const dark = await violations(builder(page).withRules(['color-contrast', 'link-in-text-block']));
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
