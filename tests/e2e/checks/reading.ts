import type { Page } from 'playwright/test';
import { languageOfPath } from '#src/site.ts';
import allWords from '#words/all';
import { findRoot } from './root.ts';

/** Matches a name without a space before its last part, such as `Companyoptional`. */
const missingSpace =
  /^- (button|checkbox|combobox|heading|link|textbox) ".*\p{Ll}(\d+|optional|valfritt)"/u;

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');

/** What a screen reader reads in this order on a page. */
const orderAt = (path: string) => {
  const { menu, skip, newTab: note } = allWords[languageOfPath(path)].shell;
  const newTab = `link ".* ${escaped(note)}"`;
  return {
    body: [`link "${skip}"`, 'banner', 'main', 'heading ".* \\[level=1\\]', 'contentinfo', newTab],
    'dialog:modal': [
      `dialog "${menu.menu}"`,
      `button "${menu.close}"`,
      `navigation "${menu.pages}"`,
      `heading "${menu.services}" \\[level=2\\]`,
      newTab,
    ],
  };
};

/**
 * Reads the page, or the open dialog, as a screen reader does. Returns names that lack a space, and landmarks that are missing or out of order.
 */
export async function findReadingProblems(page: Page): Promise<string[]> {
  const selector = await findRoot(page);
  const root = page.locator(selector);
  const phrases = (await root.ariaSnapshot())
    .split('\n')
    .map((line) => line.trim().replace(/^- '(.*)'/, '- $1'));
  const problems = phrases
    .filter((phrase) => missingSpace.test(phrase))
    .map((phrase) => `screen readers read "${phrase}"`);
  let position = 0;
  for (const part of orderAt(new URL(page.url()).pathname)[selector]) {
    const isPart = (phrase: string, at: number) =>
      at >= position && new RegExp(`^- ${part}`).test(phrase);
    const index = phrases.findIndex(isPart);
    if (index === -1) problems.push(`${part} is missing after ${phrases[position]}`);
    else position = index;
  }
  for (const [role, tags] of [
    ['heading', 'h1, h2, h3, h4, h5, h6'],
    ['link', 'a[href]'],
  ] as const) {
    const count = await root
      .locator(tags)
      .evaluateAll(
        (all) => all.filter((it) => it.checkVisibility({ visibilityProperty: true })).length,
      );
    const spoken = phrases.filter((phrase) => phrase.startsWith(`- ${role} `)).length;
    if (spoken !== count)
      problems.push(`${count} elements of role ${role} are visible, ${spoken} are read`);
  }
  return problems;
}
