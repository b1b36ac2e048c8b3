// Where a text of the interface comes from, and why `#words/*` has two forms: docs/adr/21-two-forms-of-the-words.md

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { maxCvSize, retentionDays } from '../../contact/limits.ts';
import { commitments } from '../../content/facts/commitments.ts';
import { takesCv } from '../../content/facts/takesCv.ts';
import { once } from '../../content/load/once.ts';
import { attempt } from '../../content/problems.ts';
import { wordingFile } from '../../content/schemas/wordingSchema.ts';
import { languages } from '../../languages.ts';
import { site } from '../../site.ts';
import { fill } from '../fill.ts';
import { type ByLanguage, type Language, languageFiles } from '../languages.ts';
import type { Words } from '../words.ts';

/** Returns the texts, with those of the agency instead of the language's, and facts filled in. */
function own<T>(texts: T, replaced: unknown, values: Record<string, string>): T {
  if (typeof texts === 'string') return fill(String(replaced ?? texts), values) as T;
  if (Array.isArray(texts)) return texts;
  const replacements = (replaced ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(texts as object).map(([name, text]) => [
      name,
      own(text, replacements[name], values),
    ]),
  ) as T;
}

function wordsIn(language: Language, wording: Record<string, unknown>): Words {
  const texts: Words = languageFiles[language];
  const promised = Object.entries(commitments).map(([name, text]) => [name, text[language]]);
  const values = {
    ...Object.fromEntries(promised),
    siteName: site.name,
    cvSize: maxCvSize,
    messageRetention: fill(texts.phrases.days, { number: String(retentionDays) }),
  };
  const { form, ...others } = own(texts, wording[language], values);
  const labels = takesCv ? { ...form.labels, link: form.linkBesideCv } : form.labels;
  return {
    ...others,
    form: { ...form, labels },
  };
}

/** Reads the texts of the site's languages. Browsers and Functions get `generated/`. */
export const readWords = once((): ByLanguage<Words> => {
  // The content check reports a file that cannot be read.
  const wording = attempt(() => parse(readFileSync(wordingFile, 'utf8')));
  return Object.fromEntries(
    languages.map((language) => [language, wordsIn(language, wording ?? {})]),
  ) as ByLanguage<Words>;
});
