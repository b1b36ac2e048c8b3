import { HtmlValidate } from 'html-validate';
import type { BuiltPage } from './pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    'long-title': ['error', { maxlength: 60 }],
    // Safari treats a list without bullets as no list, unless it has the role (https://webkit.org/b/170179).
    'no-redundant-role': 'off',
    // React writes attributes its own way; browsers read them alike.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

/** What html-validate finds wrong with the pages' markup, a line each. */
export async function markupProblems(pages: BuiltPage[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, `${path}.html`);
    for (const { messages } of results) {
      problems.push(...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector ?? ''}`));
    }
  }
  return problems;
}
