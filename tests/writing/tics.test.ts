import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** What an editor counted too often, with the most that may stand in all English texts: at most half of what there was. */
const tics = {
  'nobody and its kin': { pattern: /\b(nobody|somebody|everybody|anybody)\b/giu, most: 49 },
  'weekdays by name': { pattern: /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu, most: 20 },
  'the telephone': { pattern: /\b(telephon\p{L}*|rings?|rang|rung)\b/giu, most: 17 },
  'drawing, in whatever sense': { pattern: /\b(draws?|drawn|drawings?|drew)\b/giu, most: 28 },
  'tangles, knots and threads': { pattern: /\b(\p{L}*tangl\p{L}*|knots?|threads?)\b/giu, most: 5 },
  '“X, not Y”': { pattern: /, not (an? |the |by |from |in )?\p{L}+/giu, most: 10 },
};

/** All texts of a value but those about pictures, which say what is seen. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => (key === 'pictures' ? [] : texts(one)))
      : [];

const english = globSync('src/content/**/*.yaml')
  .filter((file) => !file.endsWith('sverige.yaml'))
  .flatMap((file) => texts(parse(readFileSync(file, 'utf8'))).map((text) => ({ file, text })));

describe.each(Object.entries(tics))('%s', (_, { pattern, most }) => {
  test('stay below their ceiling', () => {
    const found = english.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((words) => `${file}: ${words}`));
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
  });
});

/** The paragraphs of lists, such as those of a service or a work; a field by itself is a label, a title or a summary. */
const paragraphsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => (typeof one === 'string' ? [one] : paragraphsOf(one)))
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => (key === 'pictures' ? [] : paragraphsOf(one)))
      : [];

const paragraphs = globSync('src/content/**/*.yaml')
  .filter((file) => !file.endsWith('sverige.yaml') && !/[\\/]legal[\\/]/.test(file))
  .flatMap((file) => paragraphsOf(parse(readFileSync(file, 'utf8'))).map((text) => ({ file, text })));

test('few paragraphs end in a short sentence: of 191 paragraphs, 55 did', () => {
  const short = paragraphs.flatMap(({ file, text }) => {
    const [last = '', ...before] = text.split(/(?<=[.!?][”’)]*)\s+/).reverse();
    return before.length > 0 && last.split(/\s+/).length <= 14 ? [`${file}: ${last}`] : [];
  });
  expect(short.length, short.join('\n')).toBeLessThanOrEqual(27);
});

test('few paragraphs have three words in a row, such as “mark, paint and frame”: 30 did', () => {
  const word = String.raw`[\p{L}’'-]+`;
  const triad = new RegExp(String.raw`(?<!, )(?<![\p{L}’'-])${word}, ${word} (?:and|or) ${word}`, 'giu');
  const found = paragraphs.flatMap(({ file, text }) => (text.match(triad) ?? []).map((words) => `${file}: ${words}`));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(15);
});

test('at most six industries end by asking the reader to tell us something', () => {
  const ends = globSync('src/content/industries/*.yaml').map((file) => String(parse(readFileSync(file, 'utf8')).call));
  expect(ends.filter((call) => /^Tell us/.test(call)).length).toBeLessThanOrEqual(6);
});
