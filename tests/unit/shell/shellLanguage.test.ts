import { expect, test } from 'vitest';
import { languages } from '../../../src/content/language.ts';
import type { headerWords } from '../../../src/shell/header/headerWords.ts';
import { type ByShellLanguage, shellLanguageOf } from '../../../src/shell/shellLanguage.ts';
import { shellLanguage, shellLanguages } from '../../../src/site.ts';

test('a page in a language that the shell speaks has that shell, and every other page the English one', () => {
  const spoken: Partial<Record<string, string>> = shellLanguages;
  for (const language of languages) expect(shellLanguageOf(language)).toBe(spoken[language] ?? 'en-GB');
  expect(shellLanguageOf()).toBe(shellLanguage);
});

test('a language that lacks a label is a type error', () => {
  // @ts-expect-error the label `menu` is missing
  const incomplete: typeof headerWords = { 'en-GB': { write: 'Write to us' } };
  // @ts-expect-error no language is there
  const empty: ByShellLanguage<string> = {};
  expect([incomplete, empty]).toHaveLength(2);
});
