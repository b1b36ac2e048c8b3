import { expect, test } from 'vitest';
import { commitments } from '../../src/content/commitments.ts';
import type { ByLanguage } from '../../src/content/language.ts';
import { bySlug, hasLegal, loadLegal, loadPeople, loadServices, loadWorks } from '../../src/content/load.ts';
import { inFigures } from '../../src/content/readable.ts';

test('nobody works on two works at a time, or before being here', () => {
  const periods = loadPeople().map(({ name, since, works }) => {
    const own = works.flatMap((slug) => bySlug(loadWorks(), slug).period ?? []).sort((a, b) => a.from.localeCompare(b.from));
    const begun = own.filter(({ from }, index) => from <= (own[index - 1]?.to ?? String(since)));
    return { name, begun };
  });
  expect(periods.filter(({ begun }) => begun.length > 0)).toEqual([]);
});

test('a work is of the year in which it was finished, and its results are not older', () => {
  const early = loadWorks().filter(({ year, period, results }) => {
    const measured = results.map(({ when }) => Math.max(...(when.match(/\d{4}/g) ?? []).map(Number)));
    return period && (!period.to.startsWith(String(year)) || Math.min(...measured) < year);
  });
  expect(early.map(({ slug }) => slug)).toEqual([]);
});

test('what due diligence says fits below the limit of a direct award does, at the services’ prices', () => {
  const rows = (hasLegal('due-diligence') ? loadLegal('due-diligence').sections : []).flatMap(({ table }) => table?.rows ?? []);
  const said = rows.find(([question]) => question === 'What fits below')?.[1];
  const { directAward } = commitments as Partial<Record<string, ByLanguage<string>>>;
  const limit = Number(directAward?.en.replace(/\D/g, ''));
  const kronor = (price: object) => Number((price as { SEK?: number }).SEK);
  // What recurs is bought for three months at least.
  const above = loadServices().filter(({ priceFrom }) => priceFrom && kronor(priceFrom) * (priceFrom.per ? 3 : 1) >= limit);
  if (said) expect(said).toContain(`all services but ${above.map(({ spoken }) => spoken).join(' and ')}`);
});

test('the weeks of a service end when it is said to end', () => {
  for (const { slug, duration, weeks } of loadServices()) {
    const [, last] = /(\d+) weeks$/.exec(inFigures(duration ?? '')) ?? [];
    const said = weeks.flatMap(({ when }) => when.match(/\d+/g) ?? []).at(-1);
    if (last) expect([slug, said]).toEqual([slug, last]);
  }
});
