import { expect, test } from 'vitest';
import { findOne } from '../../scripts/html/document.ts';
import { commitments } from '../../src/content/commitments.ts';
import { industries } from '../../src/content/industries/list.ts';
import type { ByLanguage } from '../../src/content/language.ts';
import { bySlug, loadIndustries } from '../../src/content/load.ts';
import { inWords } from '../../src/content/readable.ts';
import { site } from '../../src/site.ts';
import { builtPages } from '../built/checks/pages.ts';
import { textsOf } from '../built/checks/texts.ts';

/** The English of each page, without its shell. */
const pages = builtPages().map(({ path, document }) => {
  const texts = [...textsOf(findOne(document, 'main'), 'en', [])].filter(({ lang }) => lang.startsWith('en'));
  return { path, text: texts.map(({ text }) => text).join('') };
});
const found = (pattern: RegExp) =>
  pages.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((one) => `${path}: ${one}`));

test('a per cent sign follows its figure at once', () => expect(found(/\d\s+%/g)).toEqual([]));

test('an industry has one name outside the menu', () => {
  const names = industries.filter(({ slug, name }) => bySlug(loadIndustries(), slug).name !== name).map(({ name }) => name);
  for (const name of names) expect(found(new RegExp(name, 'g'))).toEqual([]);
});

test('as much leave as promised lies in the days on which both offices are closed in summer', () => {
  const { summerDays } = commitments as Partial<Record<string, ByLanguage<string>>>;
  for (const { from, to } of site.closedDays.filter((one) => one.from.slice(5, 7) === '07')) {
    const days = Array.from({ length: (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 }, (_, index) => index);
    const working = days.filter((day) => (new Date(Date.parse(from) + day * 86_400_000).getUTCDay() + 6) % 7 < 5);
    if (summerDays) expect(inWords(working.length).toLowerCase()).toBe(summerDays.en);
  }
});
