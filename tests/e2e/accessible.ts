import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const strict = ['target-size', 'color-contrast-enhanced'];

/** The violations that axe finds, one line per element; of some rules only, where they are named. */
async function violations(page: Page, without: string[], only: string[] = []): Promise<string[]> {
  // No page has frames, and nobody reads a report of passed rules. Without both, a check takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  for (const part of without) axe.exclude(part);
  // Of the rules about contrast the stricter one, which is off by default.
  const rules = Object.fromEntries([
    ...strict.map((id) => [id, { enabled: true }]),
    ['color-contrast', { enabled: false }],
  ]);
  axe.options({ resultTypes: ['violations'], preload: false, rules });
  const found = await (only.length ? axe.withRules(only) : axe).analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}

/** Changes the colour scheme and waits until its transitions have ended. */
async function inScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const fading = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/**
 * All violations in the light scheme, and in the dark scheme those of the rules about colour. Leaves the dark scheme on.
 * @param without parts of the page that are not asked
 */
export async function violationsInBothSchemes(page: Page, ...without: string[]): Promise<string[]> {
  await inScheme(page, 'light');
  const light = await violations(page, without);
  await inScheme(page, 'dark');
  const dark = await violations(page, without, ['color-contrast-enhanced', 'link-in-text-block']);
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
