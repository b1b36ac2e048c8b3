import { globSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { fields } from '../contact/fields.ts';
import { chapterLinesFile, readChapterLines } from './chapterLine.ts';
import { industries } from './industries/list.ts';
import {
  loadAllJobs,
  loadIndustries,
  loadJobs,
  loadLegal,
  loadPage,
  loadPeople,
  loadServices,
  loadSweden,
  loadWorks,
} from './load.ts';
import { type PageName, pageSchemas, pageSlots, type SlotValues } from './pageSchemas.ts';
import { prototypeFaults } from './prototype.ts';
import { services } from './services/list.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Files that no list names, and slugs that a list names twice. */
function listFaults(folder: 'services' | 'industries', list: readonly { slug: string }[]): string[] {
  const slugs = list.map(({ slug }) => slug);
  const files = globSync(`src/content/${folder}/*.{yaml,svg}`).map((file) => basename(file));
  return [
    ...repeated(slugs).map((slug) => `src/content/${folder}/list.ts: the slug "${slug}" stands twice`),
    ...files
      .filter((file) => !slugs.includes(parse(file).name))
      .map((file) => `src/content/${folder}/${file}: no entry of list.ts has this slug`),
  ];
}

const pageNames = Object.keys(pageSchemas) as PageName[];

/** Reads the words of a page with each of its slots filled with the slot's name. */
function loadAnyPage(name: PageName) {
  const slots = Object.entries(pageSlots).find(([page]) => page === name)?.[1] ?? [];
  return loadPage(name, Object.fromEntries(slots.map((slot) => [slot, slot])) as SlotValues<PageName>);
}

const strayPages = () =>
  globSync('src/content/pages/*')
    .map((file) => basename(file))
    .filter((file) => !pageNames.some((name) => file === `${name}.yaml`))
    .map((file) => `src/content/pages/${file}: no page has this name; expected one of ${pageNames.join(', ')}`);

const loaders = [
  loadServices,
  loadIndustries,
  loadWorks,
  loadPeople,
  loadAllJobs,
  loadSweden,
  () => loadLegal('privacy-policy'),
  () => loadLegal('accessibility'),
  () => loadLegal('terms'),
  ...pageNames.map((name) => () => loadAnyPage(name)),
];

/** People on works that do not exist or without a portrait, and services that nobody answers for. */
function peopleFaults(works: readonly { slug: string }[]): string[] {
  const people = loadPeople();
  const known = works.map(({ slug }) => slug);
  return [
    ...people.flatMap((person) =>
      person.works
        .filter((slug) => !known.includes(slug))
        .map((slug) => `src/content/people/${person.slug}.yaml: works: "${slug}": expected one of ${known.join(', ')}`),
    ),
    ...services
      .filter(({ slug }) => !people.some(({ answers }) => answers.includes(slug)))
      .map(({ slug }) => `src/content/people: nobody answers for the service "${slug}"; name it under answers`),
  ];
}

/** The error message of a failed read. */
function loadFaults(load: () => unknown): string[] {
  try {
    load();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Checks all content at once: every file against its schema and the references between them both ways.
 * @returns notices that do not fail the build, such as positions that have expired
 * @throws Error with a line per fault: file, field, what is expected
 */
export function checkContent(): string[] {
  const unreadable = loaders.flatMap(loadFaults);
  if (unreadable.length) throw new Error(unreadable.join('\n'));
  const works = loadWorks();
  const faults = [...listFaults('services', services), ...listFaults('industries', industries), ...strayPages()];
  faults.push(...works.flatMap(prototypeFaults));
  faults.push(...works.flatMap(({ slug }) => loadFaults(() => readChapterLines(chapterLinesFile(slug)))));
  for (const { slug } of services) {
    if (!works.some((work) => work.services.includes(slug)))
      faults.push(`src/content/services/${slug}.yaml: no work shows this service; name it under services in a work.yaml`);
  }
  for (const slug of Object.keys(loadSweden().workSummaries)) {
    if (!works.some((work) => work.slug === slug))
      faults.push(
        `src/content/sverige.yaml: workSummaries.${slug}: expected one of ${works.map((work) => work.slug).join(', ')}`,
      );
  }
  faults.push(...peopleFaults(works));
  for (const { slug, salary, posted, validThrough } of loadAllJobs()) {
    if (salary.min > salary.max) faults.push(`src/content/jobs/${slug}.yaml: salary.min: expected no more than salary.max`);
    if (posted > validThrough) faults.push(`src/content/jobs/${slug}.yaml: validThrough: expected a date after posted`);
  }
  const told = loadLegal('privacy-policy').sections.flatMap((section) => section.fields ?? []);
  for (const { name } of fields) {
    if (!told.includes(name))
      faults.push(
        `src/content/legal/privacy-policy.yaml: sections: no section tells of the form's field "${name}"; write what becomes of it and add it to that section's fields`,
      );
  }
  if (faults.length) throw new Error(faults.join('\n'));
  const open = loadJobs().map(({ slug }) => slug);
  return loadAllJobs()
    .filter(({ slug }) => !open.includes(slug))
    .map(({ slug, validThrough }) => `src/content/jobs/${slug}.yaml: expired on ${validThrough}, so it has no page`);
}
