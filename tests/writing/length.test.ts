import { describe, expect, test } from 'vitest';
import { loadIndustries, loadServices } from '../../src/content/load.ts';

/** All words in a value, at any depth. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];

const count = (value: unknown) => texts(value).join(' ').split(/\s+/).length;

describe('a page is long enough to be useful and short enough to be read', () => {
  // The summary is on other pages, group, slug and drawing are no words, and an opening is looked at.
  test.each(loadServices())(
    '$name has 450 to 900 words of its own',
    ({ slug, group, summary, drawing, report, change, calendar, ...own }) => {
      expect(count(own)).toBeGreaterThanOrEqual(450);
      expect(count(own)).toBeLessThanOrEqual(900);
    },
  );

  test.each(loadIndustries())('$name has 250 to 500 words of its own', ({ slug, summary, brings, drawing, ...own }) => {
    const length = count([own, brings.map(({ text }) => text)]);
    expect(length).toBeGreaterThanOrEqual(250);
    expect(length).toBeLessThanOrEqual(500);
  });
});
