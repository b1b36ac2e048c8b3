import type { Page } from 'playwright/test';
import { shellWords } from '../../../src/shell/shellWords.ts';
import { shellLanguage } from '../../../src/site.ts';
import { rootOf } from './root.ts';

const named =
  /^- (button|checkbox|combobox|dialog|form|heading|img|link|navigation|radio|region|textbox)\b/;
/** Words whose last part has no space before it. */
const glued =
  /^- (button|checkbox|combobox|heading|link|textbox) ".*\p{Ll}(\d+|optional|valfritt)"/u;

const { menu, skip } = shellWords[shellLanguage];

/** What is nameless, glued together, missing or out of order when the page, or the open dialog, is read to its end. */
export async function readingProblems(page: Page): Promise<string[]> {
  const root = await rootOf(page);
  const phrases = (await page.locator(root).ariaSnapshot())
    .split('\n')
    .map((line) => line.trim().replace(/^- '(.*)'/, '- $1'));
  const problems = phrases
    .filter((phrase) => (named.test(phrase) && !/^- \w+ "./.test(phrase)) || glued.test(phrase))
    .map((phrase) => `it says "${phrase}"`);
  const wanted =
    root === 'body'
      ? [`- link "${skip}"`, '- banner', '- main', /^- heading ".* \[level=1\]/, '- contentinfo']
      : [
          `- dialog "${menu.menu}"`,
          `- button "${menu.close}"`,
          `- navigation "${menu.pages}"`,
          `- heading "${menu.services}" [level=2]`,
        ];
  let from = 0;
  for (const part of [...wanted, /^- link ".* \(opens in a new tab\)"/]) {
    const at = phrases.findIndex(
      (phrase, index) =>
        index >= from && (typeof part === 'string' ? phrase.startsWith(part) : part.test(phrase)),
    );
    if (at === -1) problems.push(`${part} is missing after ${phrases[from]}`);
    else from = at;
  }
  // A page has as many headings and links for the ear as for the eye, and no pictures below its content.
  const shown = await page
    .locator(root)
    .evaluate((it) =>
      Object.entries({ heading: 'h1, h2, h3, h4, h5, h6', link: 'a[href]' }).map(
        ([role, selector]) =>
          [
            role,
            [...it.querySelectorAll(selector)].filter((one) =>
              one.checkVisibility({ visibilityProperty: true }),
            ).length,
          ] as const,
      ),
    );
  for (const [role, count] of shown) {
    const said = phrases.filter((phrase) => phrase.startsWith(`- ${role} `)).length;
    if (said !== count) problems.push(`${count} of role ${role} are shown, ${said} are said`);
  }
  return problems;
}
