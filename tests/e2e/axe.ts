import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** @param only these rules, if given */
async function violations(page: Page, excluded: string[], only: string[] = []): Promise<string[]> {
  // Skipping frames, which no page has, and the report of passed rules halves the time of a check.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  for (const selector of excluded) axe.exclude(selector);
  axe.options({
    resultTypes: ['violations'],
    preload: false,
    rules: {
      'target-size': { enabled: true },
      // The stricter contrast rule replaces the default one.
      'color-contrast-enhanced': { enabled: true },
      'color-contrast': { enabled: false },
    },
  });
  const found = await (only.length ? axe.withRules(only) : axe).analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}

async function setScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/**
 * Returns all violations in the light scheme, and those of the colour rules in the dark scheme,
 * which stays on.
 * @param excluded selectors of the parts to skip
 */
export async function findAxeViolations(page: Page, ...excluded: string[]): Promise<string[]> {
  await setScheme(page, 'light');
  const light = await violations(page, excluded);
  await setScheme(page, 'dark');
  const dark = await violations(page, excluded, ['color-contrast-enhanced', 'link-in-text-block']);
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
