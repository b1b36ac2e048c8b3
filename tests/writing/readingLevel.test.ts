import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../src/contact/sentences.ts';
import { formWords } from '../../src/contact/words.ts';
import { loadLegal } from '../../src/content/load.ts';

const parts = (text: string, granularity: 'sentence' | 'word', language: string) =>
  [...new Intl.Segmenter(language, { granularity }).segment(text)].filter(({ isWordLike }) => isWordLike !== false);

/** The school grade that an English text asks for, from 0. */
const grade = (text: string) =>
  fleschKincaid({
    sentence: parts(text, 'sentence', 'en').length,
    word: parts(text, 'word', 'en').length,
    syllable: syllable(text),
  });

/** How hard a Swedish text is: below 30 for children, above 50 for officials (Björnsson, Läsbarhet, 1968). */
function lix(text: string) {
  const words = parts(text, 'word', 'sv');
  const long = words.filter(({ segment }) => segment.length > 6).length;
  return words.length / parts(text, 'sentence', 'sv').length + (100 * long) / words.length;
}

/** Every text of an entry that is a sentence of its own. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return /[.?]$/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
};

/** What a form says in a language, with examples where it depends on what was written. */
const messages = (language: 'en' | 'sv') => {
  const { faultCount, tooLong, ...said } = sentences[language];
  const sent = (['inquiry', 'application'] as const).flatMap((kind) => [
    said.sent[kind].next(),
    said.sent[kind].next('7 January'),
  ]);
  return [...texts(said), ...sent, ...texts(formWords[language]), `${faultCount(3)}.`, tooLong('Message', 5000)];
};

/** Nine years of school, which plain language for the public aims at (https://www.w3.org/TR/WCAG22/#reading-level). */
const schooling = 9;

/** A text without proper names, titles and references, which WCAG leaves out of a reading level. */
const withoutNames = (text: string) =>
  text.replace(/\([^)]*\)|, Inc\.|\S+@\S+/g, '').replace(/(?<=[\p{L},’] )\p{Lu}[\p{L}\p{N}-]*/gu, '');

describe.each(['privacy-policy', 'accessibility'])('the page %s', (slug) => {
  const written = loadLegal(slug).sections.filter(({ paragraphs }) => paragraphs.length > 0);
  test.each(written)('can be read after nine years of school: $heading', ({ paragraphs, list = [] }) => {
    // An item of a list stands for itself as a sentence does, and a sentence begins with a capital.
    const items = list.map((item) => `${item.charAt(0).toUpperCase()}${item.slice(1)}.`);
    const text = [...paragraphs, ...items].join(' ').replaceAll(': ', '. ');
    expect(grade(withoutNames(text))).toBeLessThanOrEqual(schooling);
  });
});

describe('what forms say', () => {
  test('is plain in English', () => {
    expect(grade(messages('en').join(' '))).toBeLessThanOrEqual(6);
  });

  test('is plain in Swedish', () => {
    expect(messages('sv').length).toBe(messages('en').length);
    expect(lix(messages('sv').join(' '))).toBeLessThanOrEqual(35);
  });
});

test('a hard text is distinguished from an easy one', () => {
  expect(grade('The cat sat on the mat. It was warm.')).toBeLessThan(3);
  expect(
    grade('Notwithstanding aforementioned contractual obligations, participating organisations acknowledge responsibility.'),
  ).toBeGreaterThan(15);
  expect(lix('Katten ligger på mattan. Det är varmt.')).toBeLessThan(25);
  expect(lix('Myndighetens tillgänglighetsredogörelse offentliggörs omedelbart efter granskningsförfarandet.')).toBeGreaterThan(
    60,
  );
});
