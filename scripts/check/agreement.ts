import { closedDays } from '../../src/calendar/closedDays.ts';
import { contentFolder } from '../../src/content/build/folder.ts';
import {
  hasLegal,
  loadLegal,
  loadPeople,
  loadServices,
  loadWorks,
} from '../../src/content/build/load.ts';
import { inFigures, inWords } from '../../src/content/build/readable.ts';
import { commitments } from '../../src/content/facts/commitments.ts';
import type { ByLanguage } from '../../src/content/facts/language.ts';

const load = () => ({
  people: loadPeople(),
  works: loadWorks(),
  services: loadServices(),
  legal: hasLegal('due-diligence') ? loadLegal('due-diligence').sections : [],
  closedDays,
  promised: commitments as Partial<Record<string, ByLanguage<string>>>,
});
type Content = ReturnType<typeof load>;

/** Nobody works on two works at a time, or before being here. */
function* periods({ people, works }: Content) {
  for (const { name, since, works: slugs } of people) {
    const own = works.flatMap(({ slug, period }) =>
      period && slugs.includes(slug) ? { slug, ...period } : [],
    );
    let free = { from: String(since), why: 'is here since' };
    for (const { slug, from, to } of own.sort((a, b) => a.from.localeCompare(b.from))) {
      if (from <= free.from)
        yield `works/${slug}/work.yaml: period.from: ${from}, but ${name} ${free.why} ${free.from}`;
      free = { from: to, why: `works on "${slug}" until` };
    }
  }
}

/** A work is of the year in which it was finished, and its results are not older. */
function* years({ works }: Content) {
  for (const { slug, year, period, results } of works) {
    if (period && !period.to.startsWith(`${year}`))
      yield `works/${slug}/work.yaml: year: ${year}, but period.to is ${period.to}`;
    for (const { when } of results)
      if (Math.max(...(when.match(/\d{4}/g) ?? [year]).map(Number)) < year)
        yield `works/${slug}/work.yaml: results: "${when}", but year is ${year}`;
  }
}

/** The weeks of a service end when it is said to end. */
function* weeksOfServices({ services }: Content) {
  for (const { slug, duration = '', weeks } of services) {
    const [, said] = /(\d+) weeks$/.exec(inFigures(duration)) ?? [];
    const last = weeks.flatMap(({ when }) => when.match(/\d+/g) ?? []).at(-1);
    if (said && last && said !== last)
      yield `services/${slug}.yaml: weeks: the last is ${last}, but duration is "${duration}"`;
  }
}

/** What due diligence says fits below the limit of a direct award does; what recurs is bought for three months at least. */
function* directAward({ services, legal, promised }: Content) {
  const said = legal
    .flatMap(({ table }) => table?.rows ?? [])
    .find(([question]) => question === 'What fits below')?.[1];
  const limit = Number(promised.directAward?.en.replace(/\D/g, ''));
  const kronor = (price: object) => Number((price as { SEK?: number }).SEK);
  const above = services.filter(
    ({ priceFrom }) => priceFrom && kronor(priceFrom) * (priceFrom.per ? 3 : 1) >= limit,
  );
  const expected = `all services but ${above.map(({ spoken }) => spoken).join(' and ')}`;
  if (said && !said.includes(expected))
    yield `legal/due-diligence.yaml: What fits below: expected "${expected}"`;
}

/** As much leave as promised lies in the days on which the offices are closed in summer. */
function* summerLeave({ closedDays, promised }: Content) {
  for (const { from, to } of closedDays.filter(
    (one) => promised.summerDays && one.from.slice(5, 7) === '07',
  )) {
    const days = Array.from(
      { length: (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 },
      (_, index) => index,
    );
    const working = days.filter(
      (day) => new Date(Date.parse(from) + day * 86_400_000).getUTCDay() % 6,
    );
    if (inWords(working.length).toLowerCase() !== promised.summerDays?.en)
      yield `site.json: closedDays: ${working.length} working days from ${from} to ${to}, but summerDays of commitments.json is ${promised.summerDays?.en}`;
  }
}

/** A line for each thing that two places of the content say differently. @param changed what tests put in its place */
export function disagreements(changed: Partial<Content> = {}): string[] {
  const content = { ...load(), ...changed };
  return [periods, years, weeksOfServices, directAward, summerLeave].flatMap((find) =>
    [...find(content)].map((problem) => `${contentFolder}/${problem}`),
  );
}
