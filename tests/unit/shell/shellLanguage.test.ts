import { expect, test } from 'vitest';
import { languages } from '../../../src/content/language.ts';
import { shellLanguageOf } from '../../../src/shell/shellLanguage.ts';
import { shellWords } from '../../../src/shell/shellWords.ts';
import { shellLanguage, shellLanguages } from '../../../src/site.ts';

test('a page in a language that the shell speaks has that shell, and every other page the English one', () => {
  const spoken: Partial<Record<string, string>> = shellLanguages;
  for (const language of languages) expect(shellLanguageOf(language)).toBe(spoken[language] ?? 'en-GB');
  expect(shellLanguageOf()).toBe(shellLanguage);
});

test('a language that lacks a label is a type error', () => {
  const words = shellWords['en-GB'];
  // @ts-expect-error the label `menu` is missing
  const incomplete: typeof shellWords = { 'en-GB': { ...words, header: { write: 'Write to us' } } };
  // @ts-expect-error no language is there
  const empty: typeof shellWords = {};
  expect([incomplete, empty]).toHaveLength(2);
});
