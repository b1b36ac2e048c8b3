import { existsSync, readFileSync } from 'node:fs';
import type { Strokes } from '../../illustrations/lineDrawing.ts';
import { tangleOf } from '../../illustrations/tangle.ts';
import { industryPath, officeOf, routes } from '../../site.ts';
import { industries } from '../facts/industries.ts';
import { type Listed, services } from '../facts/services.ts';
import { buildTime, dateIn } from './buildTime.ts';
import { readDrawing } from './drawing.ts';
import { contentFolder } from './folder.ts';
import { once } from './once.ts';
import { type PageName, type PageText, pageSchemas, type SlotValues } from './pageSchemas.ts';
import { parseContent } from './parseContent.ts';
import { fillPlaceholders } from './placeholders.ts';
import { problemsOf, throwUnlessRestWanted } from './problems.ts';
import { readContent } from './read.ts';
import { readableDate, readablePrice, readableSalary, shortSalary } from './readable.ts';
import {
  industrySchema,
  type JobText,
  jobSchema,
  legalSchema,
  personSchema,
  serviceSchema,
} from './schema.ts';
import { sverigeSchema } from './sverigeSchema.ts';
import { workSchema } from './workSchema.ts';

/**
 * Content is read from files when the site is built; browsers get only what a page passes on as props. Dates and pay are
 * formatted here too, because the first use of `Intl` blocks a slow phone for a tenth of a second.
 */

const serviceTexts = once(() => readContent(serviceSchema, `${contentFolder}/services/*.yaml`));
const industryTexts = once(() => readContent(industrySchema, `${contentFolder}/industries/*.yaml`));
const workTexts = once(() => readContent(workSchema, `${contentFolder}/works/*/work.yaml`));
const peopleTexts = once(() => readContent(personSchema, `${contentFolder}/people/*.yaml`));
const jobTexts = once(() => readContent(jobSchema, `${contentFolder}/jobs/*.yaml`));
const swedenTexts = once(() => readContent(sverigeSchema, `${contentFolder}/sverige.yaml`, 'sv'));
const legalTexts = once(() => readContent(legalSchema, `${contentFolder}/legal/*.yaml`));

const drawings = (list: readonly { slug: string }[], folder: string) =>
  once(() => {
    const drawn = new Map<string, Strokes>();
    const read = ({ slug }: { slug: string }) =>
      drawn.set(slug, readDrawing(`${contentFolder}/${folder}/${slug}.svg`) ?? tangleOf(slug));
    throwUnlessRestWanted(problemsOf(list, read));
    return drawn;
  });
export const serviceDrawings = drawings(services, 'services');
export const industryDrawings = drawings(industries, 'industries');

function merge<T extends { heading?: string | undefined }>(
  list: readonly Listed[],
  texts: Map<string, T>,
  drawings: () => Map<string, Strokes>,
  folder: string,
) {
  const missing = list.filter(({ slug }) => !texts.has(slug));
  throwUnlessRestWanted(
    missing.map(
      ({ slug }) => `${contentFolder}/${folder}/${slug}.yaml: missing; list.json names "${slug}"`,
    ),
  );
  const drawn = drawings();
  return list.flatMap(({ slug, name }) => {
    const text = texts.get(slug);
    if (!text) return [];
    // Only the menu has its own names.
    const { heading = name, ...rest } = text;
    return [{ slug, name: heading, drawing: drawn.get(slug) ?? [], ...rest }];
  });
}

export const newestFirst = (
  a: { year: number; client: string },
  b: { year: number; client: string },
) => b.year - a.year || a.client.localeCompare(b.client, 'hu');

export const loadServices = () =>
  merge(services, serviceTexts(), serviceDrawings, 'services').map((service) => ({
    ...service,
    price: service.priceFrom ? readablePrice(service.priceFrom) : '',
  }));
export const loadIndustries = () =>
  merge(industries, industryTexts(), industryDrawings, 'industries');
export const loadWorks = once(() =>
  [...workTexts()].map(([slug, text]) => ({ slug, ...text })).sort(newestFirst),
);
export const loadPeople = () =>
  [...peopleTexts()]
    .map(([slug, text]) => ({ slug, ...text }))
    .sort((a, b) => a.since - b.since || a.name.localeCompare(b.name, 'hu'));

/** Every position that has a file, also the expired ones. */
export const loadAllJobs = () =>
  [...jobTexts()].map(([slug, text]) => ({
    slug,
    ...text,
    pay: readableSalary(text.salary),
    shortPay: shortSalary(text.salary),
    applyBy: readableDate(text.validThrough),
  }));
/** Whether a position can be applied for at a moment: to the end of its last day where its office is. */
export const isOpen = (job: Pick<JobText, 'office' | 'validThrough'>, now: Date) =>
  job.validThrough >= dateIn(officeOf(job).timeZone, now);
export const loadJobs = (now = buildTime()) => loadAllJobs().filter((job) => isOpen(job, now));

/** Whether there is the text of a legal page; without it there is no such page. */
export const hasLegal = (slug: string) => legalTexts().has(slug);

export function loadLegal(slug: string) {
  const text = legalTexts().get(slug);
  const file = `${contentFolder}/legal/${slug}.yaml`;
  if (!text) throw new Error(`${file}: missing; a page shows it`);
  return { ...text, asOf: readableDate(text.updated) };
}

/** The texts of a single page, or of a kind of page for the item that `slots` describe. */
export function loadPage<Name extends PageName>(
  name: Name,
  slots?: SlotValues<Name>,
): PageText<Name> {
  const file = `${contentFolder}/pages/${name}.yaml`;
  if (!existsSync(file)) throw new Error(`${file}: missing; pages show its words`);
  const text = parseContent(pageSchemas[name], file, readFileSync(file, 'utf8'));
  return fillPlaceholders(text, file, slots) as PageText<Name>;
}

/** The text of the Sweden page, if there is one. */
export const loadSweden = () => swedenTexts().get('sverige');

/** A path, and the name of what is there. */
export type NamedPath = readonly [path: string, name: string];

/** Ways to some industries, and to all of them. */
export const industryLinks = (
  wanted: (industry: Industry) => boolean,
  all: string,
  most?: number,
): NamedPath[] => [
  ...loadIndustries()
    .filter(wanted)
    .slice(0, most)
    .map(({ slug, name }) => [industryPath(slug), name] as const),
  [routes.industries, all],
];

/** Who is free from a day that is still to come. */
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

/** Finds one item by its slug. @throws Error naming the slug when there is none. */
export function bySlug<T extends { slug: string }>(list: readonly T[], slug: unknown): T {
  const found = list.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`no content has the slug "${String(slug)}"`);
  return found;
}
