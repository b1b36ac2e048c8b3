import { existsSync } from 'node:fs';
import words from '#words/all';
import type { Strokes } from '../../illustrations/lineDrawing.ts';
import { randomTangle } from '../../illustrations/randomTangle.ts';
import { industryPath, officeOf, routes, siteLanguage } from '../../site.ts';
import { buildTime, dateIn } from '../buildTime.ts';
import { contentFolder } from '../contentFolder.ts';
import { readDrawing } from '../drawings/readDrawing.ts';
import { industries } from '../facts/industries.ts';
import { type Listed, services } from '../facts/services.ts';
import { allOf, type Loaded, problemsOf } from '../problems.ts';
import { industrySchema } from '../schemas/industrySchema.ts';
import { type JobText, jobSchema } from '../schemas/jobSchema.ts';
import { legalSchema } from '../schemas/legalSchema.ts';
import { personSchema } from '../schemas/personSchema.ts';
import { serviceSchema } from '../schemas/serviceSchema.ts';
import { swedenSchema } from '../schemas/swedenSchema.ts';
import { workSchema } from '../schemas/workSchema.ts';
import { legalSlots } from '../texts/legalSlots.ts';
import { readableDate, readablePrice, readableSalary, shortSalary } from '../texts/readable.ts';
import { once } from './once.ts';
import { readEntries, readFile } from './readFiles.ts';

export { loadPage } from './loadPage.ts';

/**
 * Reads the content when the site is built; browsers get only what a page passes on as props. Formats
 * dates and pay as well, because the first use of `Intl` blocks a slow phone for 100 ms.
 */

const { locale } = words[siteLanguage];

/** Sorts the entries of a folder by its `list.json`, and adds their drawings. */
function inListOrder<T extends { slug: string; heading?: string | undefined }>(
  list: readonly Listed[],
  folder: string,
  texts: Loaded<T>,
) {
  const problems = [...texts.problems];
  const entries = list.flatMap(({ slug, name }) => {
    const file = `${contentFolder}/${folder}/${slug}`;
    let drawing: Strokes = [];
    problems.push(
      ...problemsOf([`${file}.svg`], (svg) => {
        drawing = readDrawing(svg) ?? randomTangle(slug);
      }),
    );
    const text = texts.entries.find((entry) => entry.slug === slug);
    if (!existsSync(`${file}.yaml`))
      problems.push(`${file}.yaml: missing; list.json names "${slug}"`);
    if (!text) return [];
    // The short name is only for menus. Pages show the heading, if there is one.
    const { heading = name, ...rest } = text;
    return [{ ...rest, slug, name: heading, drawing }];
  });
  return { entries, problems };
}

const mapEntries = <From, To>(
  { entries, problems }: Loaded<From>,
  change: (entries: From[]) => To[],
): Loaded<To> => ({ entries: change(entries), problems });

export const readServices = once(() =>
  mapEntries(
    inListOrder(
      services,
      'services',
      readEntries(serviceSchema, `${contentFolder}/services/*.yaml`),
    ),
    (all) =>
      all.map((service) => ({
        ...service,
        price: service.priceFrom ? readablePrice(service.priceFrom) : '',
      })),
  ),
);
export const readIndustries = once(() =>
  inListOrder(
    industries,
    'industries',
    readEntries(industrySchema, `${contentFolder}/industries/*.yaml`),
  ),
);

const newestFirst = (a: { year: number; client: string }, b: { year: number; client: string }) =>
  b.year - a.year || a.client.localeCompare(b.client, locale);

export const readWorks = once(() =>
  mapEntries(readEntries(workSchema, `${contentFolder}/works/*/work.yaml`), (works) =>
    works.sort(newestFirst),
  ),
);
export const readPeople = once(() =>
  mapEntries(readEntries(personSchema, `${contentFolder}/people/*.yaml`), (people) =>
    people.sort((a, b) => a.since - b.since || a.name.localeCompare(b.name, locale)),
  ),
);
/** Reads all positions, including those that are not open. */
export const readJobs = once(() =>
  mapEntries(readEntries(jobSchema, `${contentFolder}/jobs/*.yaml`), (jobs) =>
    jobs.map((job) => ({
      ...job,
      pay: readableSalary(job.salary, job.share),
      shortPay: shortSalary(job.salary),
      applyBy: readableDate(job.validThrough),
    })),
  ),
);
export const readLegal = once(() =>
  mapEntries(
    readEntries(
      legalSchema,
      `${contentFolder}/legal/*.yaml`,
      legalSlots(readPeople().entries, readServices().entries),
    ),
    (pages) => pages.map((page) => ({ ...page, asOf: readableDate(page.updated) })),
  ),
);

// These loaders throw Problems if any file of their kind is invalid.
export const loadServices = () => allOf(readServices());
export const loadIndustries = () => allOf(readIndustries());
export const loadWorks = () => allOf(readWorks());
export const loadPeople = () => allOf(readPeople());
export const loadAllJobs = () => allOf(readJobs());

/** Whether a position is open, from its first day to its last in its office's time zone. */
export function isOpen(job: Pick<JobText, 'office' | 'posted' | 'validThrough'>, now: Date) {
  const today = dateIn(officeOf(job).timeZone, now);
  return job.posted <= today && today <= job.validThrough;
}
export const loadJobs = (now = buildTime()) => loadAllJobs().filter((job) => isOpen(job, now));

/** Whether a legal page has its text; without it the page is not built. */
export const hasLegal = (slug: string) =>
  allOf(readLegal()).some((legalPage) => legalPage.slug === slug);

export function loadLegal(slug: string) {
  const found = allOf(readLegal()).find((legalPage) => legalPage.slug === slug);
  if (!found) throw new Error(`${contentFolder}/legal/${slug}.yaml: missing; a page shows it`);
  const { slug: _, ...text } = found;
  return text;
}

/** Reads the Swedish page's text, if it exists. */
export const loadSweden = once(() => {
  const file = `${contentFolder}/sverige.yaml`;
  return existsSync(file) ? readFile(swedenSchema, file, {}, 'sv') : undefined;
});

export type NamedPath = readonly [path: string, name: string];

/** Returns links to at most `max` industries that pass `isWanted`, then a link to all industries. */
export const industryLinks = (
  isWanted: (industry: Industry) => boolean,
  labelOfAll: string,
  max?: number,
): NamedPath[] => [
  ...loadIndustries()
    .filter(isWanted)
    .slice(0, max)
    .map(({ slug, name }) => [industryPath(slug), name] as const),
  [routes.industries, labelOfAll],
];

/** Returns the people whose next free day is today or later, soonest first. */
export const freePeople = (now = buildTime()) =>
  loadPeople()
    .flatMap((person) => {
      const { freeFrom } = person;
      return freeFrom && freeFrom >= dateIn(officeOf(person).timeZone, now)
        ? [{ ...person, freeFrom }]
        : [];
    })
    .sort((a, b) => a.freeFrom.localeCompare(b.freeFrom));

export type Service = ReturnType<typeof loadServices>[number];
export type Person = ReturnType<typeof loadPeople>[number];
export type Industry = ReturnType<typeof loadIndustries>[number];
export type Work = ReturnType<typeof loadWorks>[number];
export type Job = ReturnType<typeof loadAllJobs>[number];
export type Legal = ReturnType<typeof loadLegal>;

/** Finds an entry by its slug. @throws Error that names the slug if no entry has it */
export function bySlug<T extends { slug: string }>(entries: readonly T[], slug: unknown): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`no content has the slug "${String(slug)}"`);
  return found;
}
