import { globSync } from 'node:fs';
import { basename, dirname, parse } from 'node:path';
import { fields } from '../contact/fields.ts';
import { chapterLinesFile, readChapterLines } from './drawing.ts';
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
import { oneOfThese } from './plainMessage.ts';
import { prototypeProblems } from './prototype.ts';
import { services } from './services/list.ts';

const pageNames = Object.keys(pageSchemas) as PageName[];

/** Reads the words of a page with each of its slots filled with the slot's name. */
function loadAnyPage(name: PageName) {
  const slots = Object.entries(pageSlots).find(([page]) => page === name)?.[1] ?? [];
  return loadPage(name, Object.fromEntries(slots.map((slot) => [slot, slot])) as SlotValues<PageName>);
}

const loaders = [
  loadServices,
  loadIndustries,
  loadWorks,
  loadPeople,
  loadAllJobs,
  loadSweden,
  ...['privacy-policy', 'accessibility', 'terms', 'prices', 'how-we-work-with-ai', 'due-diligence'].map(
    (slug) => () => loadLegal(slug),
  ),
  ...pageNames.map((name) => () => loadAnyPage(name)),
];

/** What content files say of each other, and the files that there are. */
export const loadReferences = () => ({
  works: loadWorks(),
  people: loadPeople(),
  sweden: loadSweden(),
  policy: loadLegal('privacy-policy'),
  home: loadPage('home'),
  lists: { services, industries } as Record<string, readonly { slug: string }[]>,
  files: [...globSync('src/content/{services,industries}/*.{yaml,svg}'), ...globSync('src/content/pages/*')],
});

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

/** A line for each reference that leads nowhere, and for whatever nothing refers to. */
export function referenceProblems(content: ReturnType<typeof loadReferences>): string[] {
  const { works, people, sweden, policy, home, lists, files } = content;
  const problems: string[] = [];
  const refer = (file: string, field: string, slugs: readonly string[], to: readonly { slug: string }[]) => {
    for (const [index, slug] of slugs.entries()) {
      if (!slugsOf(to).includes(slug))
        problems.push(`src/content/${file}: ${field}[${index}]: "${slug}": ${oneOfThese(slug, slugsOf(to))}`);
    }
  };
  const resultWorks = home.results.items.map(({ work }) => work);
  refer('pages/home.yaml', 'results.items', resultWorks, works);
  refer('pages/home.yaml', 'voices.works', home.voices.works, works);
  refer('pages/home.yaml', 'people.slugs', home.people.slugs, people);
  refer('sverige.yaml', 'workSummaries', Object.keys(sweden.workSummaries), works);
  const { results, people: team } = sweden.sections;
  const inSwedish = results.items.map(({ work }) => work);
  refer('sverige.yaml', 'sections.results.items', inSwedish, works);
  refer('sverige.yaml', 'sections.people.roles', Object.keys(team.roles), people);
  for (const person of people) refer(`people/${person.slug}.yaml`, 'works', person.works, works);
  for (const [folder, list] of Object.entries(lists)) {
    const twice = slugsOf(list).filter((slug, index) => slugsOf(list).indexOf(slug) !== index);
    problems.push(...twice.map((slug) => `src/content/${folder}/list.ts: duplicate slug "${slug}"`));
  }
  for (const file of files.map((path) => path.replaceAll('\\', '/'))) {
    const known = slugsOf(lists[basename(dirname(file))] ?? pageNames.map((slug) => ({ slug })));
    const { name, ext } = parse(file);
    if (!known.includes(name) || !['.yaml', '.svg'].includes(ext))
      problems.push(`${file}: nothing shows this file; ${oneOfThese(name, known)}`);
  }
  for (const { slug } of services) {
    if (!works.some((work) => work.services.includes(slug)))
      problems.push(`src/content/services/${slug}.yaml: no work shows this service; name it under services in a work.yaml`);
    if (!people.some(({ answers }) => answers.includes(slug)))
      problems.push(`src/content/people: nobody answers for the service "${slug}"; name it under answers`);
  }
  const told = policy.sections.flatMap((section) => section.fields ?? []);
  for (const { name } of fields) {
    if (!told.includes(name))
      problems.push(
        `src/content/legal/privacy-policy.yaml: sections: no section tells of the form's field "${name}"; write what becomes of it and add it to that section's fields`,
      );
  }
  return problems;
}

function loadProblems(load: () => unknown): string[] {
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
 * @throws Error with a line per problem: file, field, what is expected
 */
export function checkContent(): string[] {
  const unreadable = loaders.flatMap(loadProblems);
  if (unreadable.length) throw new Error(unreadable.join('\n'));
  const works = loadWorks();
  const problems = [
    ...referenceProblems(loadReferences()),
    ...works.flatMap(prototypeProblems),
    ...works.flatMap(({ slug }) => loadProblems(() => readChapterLines(chapterLinesFile(slug)))),
  ];
  if (problems.length) throw new Error(problems.join('\n'));
  const open = slugsOf(loadJobs());
  return loadAllJobs()
    .filter(({ slug }) => !open.includes(slug))
    .map(({ slug, validThrough }) => `src/content/jobs/${slug}.yaml: expired on ${validThrough}, so it has no page`);
}
