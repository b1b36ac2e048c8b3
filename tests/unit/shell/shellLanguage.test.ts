import { expect, test } from 'vitest';
import { languages } from '../../../src/content/language.ts';
import { shellLanguageOf } from '../../../src/shell/shellWords.ts';
import { shellLanguage, shellLanguages } from '../../../src/site.ts';

test('a page in a language that the shell speaks has that shell, and every other page the English one', () => {
  const spoken: Partial<Record<string, string>> = shellLanguages;
  for (const language of languages) expect(shellLanguageOf(language)).toBe(spoken[language] ?? 'en-GB');
  expect(shellLanguageOf()).toBe(shellLanguage);
});
