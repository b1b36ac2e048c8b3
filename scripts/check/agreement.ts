import { closedDays } from '#src/calendar/closedDays.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { commitments } from '#src/content/facts/commitments.ts';
import { loadJobs, loadPage, loadPeople, loadServices, loadWorks } from '#src/content/load/load.ts';
import { oneOfThese } from '#src/content/schemas/plainMessage.ts';
import { inFigures, inWords, readablePay } from '#src/content/texts/readable.ts';
import { officeOf, siteLanguage } from '#src/site.ts';
import type { ByLanguage } from '#src/words/languages.ts';

const load = () => ({
  people: loadPeople(),
  works: loadWorks(),
  services: loadServices(),
  jobs: loadJobs(),
  levels: loadPage('career').levels?.items ?? [],
  closedDays,
  promised: commitments as Partial<Record<string, ByLanguage<string>>>,
});
type Content = ReturnType<typeof load>;

function* overlappingPeriods({ people, works }: Content) {
  for (const { name, since, works: slugs } of people) {
    const ownWorks = works.flatMap(({ slug, period }) =>
      period && slugs.includes(slug) ? { slug, ...period } : [],
    );
    let free = { from: String(since), why: 'is here since' };
    for (const { slug, from, to } of ownWorks.sort((a, b) => a.from.localeCompare(b.from))) {
      if (from <= free.from)
        yield `works/${slug}/work.yaml: period.from: ${from}, but ${name} ${free.why} ${free.from}`;
      free = { from: to, why: `works on "${slug}" until` };
    }
  }
}

function* wrongYears({ works }: Content) {
  for (const { slug, year, period, results } of works) {
    if (period && !period.to.startsWith(`${year}`))
      yield `works/${slug}/work.yaml: year: ${year}, but period.to is ${period.to}`;
    for (const { when } of results)
      if (Math.max(...(when.match(/\d{4}/g) ?? [year]).map(Number)) < year)
        yield `works/${slug}/work.yaml: results: "${when}", but year is ${year}`;
  }
}

function* wrongWeeks({ services }: Content) {
  for (const { slug, duration = '', weeks } of services) {
    const [, said] = /(\d+) (?:weeks|veckor)$/.exec(inFigures(duration)) ?? [];
    const last = weeks.flatMap(({ when }) => when.match(/\d+/g) ?? []).at(-1);
    if (said && last && said !== last)
      yield `services/${slug}.yaml: weeks: the last is ${last}, but duration is "${duration}"`;
  }
}

function* wrongSummerLeave({ closedDays, promised }: Content) {
  const days = promised.summerDays?.[siteLanguage];
  for (const { from, to } of closedDays.filter(
    (closure) => days && closure.from.slice(5, 7) === '07',
  )) {
    let working = 0;
    for (let day = Date.parse(from); day <= Date.parse(to); day += 86_400_000)
      if (new Date(day).getUTCDay() % 6) working += 1;
    if (inWords(working).toLowerCase() !== days)
      yield `site.json: closedDays: ${working} working days from ${from} to ${to}, but summerDays of commitments.json is ${days}`;
  }
}

/** Compares full-time equivalents. */
function* wrongPay({ jobs, levels }: Content) {
  const names = levels.map(({ name }) => name);
  for (const { slug, office, level, salary, share = 100 } of jobs) {
    const file = `jobs/${slug}.yaml`;
    const range = levels.find(({ name }) => name === level)?.pay[office];
    const fullTime = (amount: number) => (amount * 100) / share;
    if (range) {
      const isWithin =
        salary.currency === range.currency &&
        fullTime(salary.min) >= range.min &&
        fullTime(salary.max) <= range.max;
      const part = share < 100 ? ` for ${share}%` : '';
      if (!isWithin)
        yield `${file}: salary: ${readablePay(salary)}${part} is outside of the range of “${level}” in pages/career.yaml, levels.items[${names.indexOf(level ?? '')}].pay.${office}: ${readablePay(range)}`;
    } else if (level || names.length > 0)
      yield `${file}: level: ${level ?? 'missing'}: ${oneOfThese(level, names, 'pages/career.yaml has no levels')}`;
  }
}

function* wrongOffice({ jobs, people }: Content) {
  for (const { slug, office, beside } of jobs) {
    const { name, office: other } = people.find((person) => person.slug === beside?.person) ?? {};
    if (other && other !== office)
      yield `jobs/${slug}.yaml: beside.person: ${name} is in ${officeOf({ office: other }).city}`;
  }
}

/** @param changed replaces content in tests */
export function disagreements(changed: Partial<Content> = {}): string[] {
  const content = { ...load(), ...changed };
  return [
    overlappingPeriods,
    wrongYears,
    wrongWeeks,
    wrongSummerLeave,
    wrongPay,
    wrongOffice,
  ].flatMap((find) => [...find(content)].map((problem) => `${contentFolder}/${problem}`));
}
