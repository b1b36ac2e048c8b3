import type { Page } from 'playwright/test';
import { shellWords } from '../../../src/shell/shellWords.ts';
import { shellLanguage } from '../../../src/site.ts';
import { findRoot } from './root.ts';

/** Roles that need a name. */
const namedRole =
  /^- (button|checkbox|combobox|dialog|form|heading|img|link|navigation|radio|region|textbox)\b/;
/** Matches a name without a space before its last part, such as `Companyoptional`. */
const missingSpace =
  /^- (button|checkbox|combobox|heading|link|textbox) ".*\p{Ll}(\d+|optional|valfritt)"/u;

const { menu, skip } = shellWords[shellLanguage];

/**
 * Reads the page, or the open dialog, as a screen reader does. Returns elements without a name,
 * names that lack a space, and landmarks that are missing or out of order.
 */
export async function findReadingProblems(page: Page): Promise<string[]> {
  const root = await findRoot(page);
  const phrases = (await page.locator(root).ariaSnapshot())
    .split('\n')
    .map((line) => line.trim().replace(/^- '(.*)'/, '- $1'));
  const problems = phrases
    .filter(
      (phrase) =>
        (namedRole.test(phrase) && !/^- \w+ "./.test(phrase)) || missingSpace.test(phrase),
    )
    .map((phrase) => `screen readers read "${phrase}"`);
  for (const phrase of phrases)
    if (/^- heading "[^\p{L}]*"/u.test(phrase)) problems.push(`${phrase} has no word`);
  const expected =
    root === 'body'
      ? [`- link "${skip}"`, '- banner', '- main', /^- heading ".* \[level=1\]/, '- contentinfo']
      : [
          `- dialog "${menu.menu}"`,
          `- button "${menu.close}"`,
          `- navigation "${menu.pages}"`,
          `- heading "${menu.services}" [level=2]`,
        ];
  let position = 0;
  for (const part of [...expected, /^- link ".* \(opens in a new tab\)"/]) {
    const index = phrases.findIndex(
      (phrase, at) =>
        at >= position && (typeof part === 'string' ? phrase.startsWith(part) : part.test(phrase)),
    );
    if (index === -1) problems.push(`${part} is missing after ${phrases[position]}`);
    else position = index;
  }
  const shown = await page
    .locator(root)
    .evaluate((it) =>
      Object.entries({ heading: 'h1, h2, h3, h4, h5, h6', link: 'a[href]' }).map(
        ([role, selector]) =>
          [
            role,
            [...it.querySelectorAll(selector)].filter((element) =>
              element.checkVisibility({ visibilityProperty: true }),
            ).length,
          ] as const,
      ),
    );
  for (const [role, count] of shown) {
    const spokenCount = phrases.filter((phrase) => phrase.startsWith(`- ${role} `)).length;
    if (spokenCount !== count)
      problems.push(`${count} elements of role ${role} are visible, ${spokenCount} are read`);
  }
  return problems;
}
