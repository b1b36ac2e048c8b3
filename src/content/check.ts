import { globSync } from 'node:fs';
import { basename, dirname, parse } from 'node:path';
import { fields } from '../contact/fields.ts';
import { industryPath, jobPath, routes, servicePath, site, workPath } from '../site.ts';
import { loadAgency } from './agency.ts';
import { chapterLinesFile, readChapterLines } from './drawing.ts';
import { industries } from './industries/list.ts';
import {
  industryDrawings,
  loadAllJobs,
  loadIndustries,
  loadJobs,
  loadLegal,
  loadPage,
  loadPeople,
  loadServices,
  loadSweden,
  loadWorks,
  serviceDrawings,
} from './load.ts';
import { checkMascots } from './mascots/check.ts';
import { type PageName, pageSchemas, pageSlots, type SlotValues } from './pageSchemas.ts';
import { oneOfThese } from './plainMessage.ts';
import { problemsOf, readable, throwAny } from './problems.ts';
import { prototypeProblems } from './prototype.ts';
import { loadRedirects, type Redirects } from './redirects.ts';
import { services } from './services/list.ts';

const pageNames = Object.keys(pageSchemas) as PageName[];

/** Reads the words of a page with each of its slots filled with the slot's name. */
function loadAnyPage(name: PageName) {
  const slots = Object.entries(pageSlots).find(([page]) => page === name)?.[1] ?? [];
  return loadPage(name, Object.fromEntries(slots.map((slot) => [slot, slot])) as SlotValues<PageName>);
}

const loaders = [
  checkMascots,
  loadAgency,
  loadRedirects,
  serviceDrawings,
  industryDrawings,
  loadServices,
  loadIndustries,
  loadWorks,
  loadPeople,
  loadAllJobs,
  ...(site.sweden ? [loadSweden] : []),
  ...['privacy-policy', 'accessibility', 'terms', 'prices', 'how-we-work-with-ai', 'due-diligence'].map(
    (slug) => () => loadLegal(slug),
  ),
  ...pageNames.map((name) => () => loadAnyPage(name)),
];

const run = (load: () => unknown) => load();

const filesLike = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));

/** What content files say of each other, as far as it can be read, and the files that there are. */
export const loadReferences = () => ({
  complete: problemsOf([loadWorks, loadPeople], run).length === 0,
  serviceTexts: readable(loadServices),
  industryTexts: readable(loadIndustries),
  works: readable(loadWorks),
  people: readable(loadPeople),
  sweden: site.sweden && readable(loadSweden),
  policy: readable(() => loadLegal('privacy-policy')),
  home: readable(() => loadPage('home')),
  contact: readable(() => loadPage('contact')),
  lists: { services, industries } as Record<string, readonly { slug: string }[]>,
  named: {
    works: filesLike('src/content/works/*/').map((folder) => basename(folder)),
    people: filesLike('src/content/people/*.yaml').map((file) => basename(file, '.yaml')),
  },
  files: [
    ...filesLike('src/content/{services,industries}/*.{yaml,svg}'),
    ...filesLike('src/content/people/*.{yaml,svg,png,jpg,jpeg,webp,avif}'),
    ...filesLike('src/content/{pages/*,works/*/work.yaml}'),
    ...filesLike('src/illustrations/{openings/*,{skyline,plan}-*.svg}'),
  ],
});

type References = ReturnType<typeof loadReferences>;

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

/** A line for each redirect to a page that does not exist. */
export function redirectProblems(redirects: Redirects): string[] {
  const paths = [
    ...Object.values(routes).filter(Boolean),
    ...slugsOf(services).map(servicePath),
    ...slugsOf(industries).map(industryPath),
    ...slugsOf(readable(loadWorks) ?? []).map(workPath),
    ...slugsOf(readable(loadAllJobs) ?? []).map(jobPath),
  ];
  return redirects.flatMap(([from, to]) => {
    const path = to.replace(/#.*/, '');
    const known =
      to.startsWith('https://') ||
      paths.some((page) => page === path || (to.endsWith(':splat') && page.startsWith(path.slice(0, -':splat'.length))));
    return known ? [] : [`src/content/redirects.yaml: ${from}: "${to}": no such page; ${oneOfThese(path, paths)}`];
  });
}

/** A line for each slug that leads nowhere. */
function brokenReferences({ complete, works, people, sweden, home, industryTexts = [], named }: References): string[] {
  const problems: string[] = [];
  const refer = (file: string, field: string, to: readonly string[], slugs: readonly string[] = []) => {
    for (const [index, slug] of slugs.entries())
      if (!to.includes(slug)) problems.push(`src/content/${file}: ${field}[${index}]: "${slug}": ${oneOfThese(slug, to)}`);
  };
  const worksOf = (results?: { items: { work: string }[] }) => results?.items.map(({ work }) => work);
  refer('pages/home.yaml', 'results.items', named.works, worksOf(home?.results));
  refer('pages/home.yaml', 'voices.works', named.works, home?.voices.works);
  refer('pages/home.yaml', 'people.slugs', named.people, home?.people.slugs);
  refer(
    'sverige.yaml',
    'workSummaries',
    named.works,
    sweden?.workSummaries.map(({ work }) => work),
  );
  refer('sverige.yaml', 'sections.results.items', named.works, worksOf(sweden?.sections.results));
  refer(
    'sverige.yaml',
    'sections.people.roles',
    named.people,
    sweden?.sections.people.roles.map(({ person }) => person),
  );
  for (const { slug, nearest } of industryTexts) refer(`industries/${slug}.yaml`, 'nearest.works', named.works, nearest?.works);
  for (const person of people ?? []) refer(`people/${person.slug}.yaml`, 'works', named.works, person.works);
  for (const { slug } of complete ? services : []) {
    if (!works?.some((work) => work.services.includes(slug)))
      problems.push(`src/content/services/${slug}.yaml: no work shows this service; name it under services in a work.yaml`);
  }
  for (const { slug } of complete ? services : []) {
    if (!people?.some(({ answers }) => answers.includes(slug)))
      problems.push(`src/content/people: nobody answers for the service "${slug}"; name it under answers`);
  }
  return problems;
}

/** A line for each file that nothing refers to, and for each that is referred to and missing. */
function strayFiles({ lists, named, serviceTexts = [], contact, files }: References): string[] {
  const known: Record<string, readonly string[]> = {
    ...Object.fromEntries(Object.entries(lists).map(([folder, list]) => [folder, slugsOf(list)])),
    pages: pageNames,
    people: named.people,
    openings: services.flatMap(({ slug }) => [slug, `${slug}-before`, `${slug}-after`]),
    illustrations: site.offices.flatMap(({ id }) => [`skyline-${id}`, `plan-${id}`]),
  };
  const stray = files
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((file) => {
      const folder = basename(dirname(file));
      const names = known[folder];
      const { name, ext } = parse(file);
      if (!names || (names.includes(name) && (folder === 'people' || ['.yaml', '.svg'].includes(ext)))) return [];
      return [`${file}: nothing shows this file; ${oneOfThese(name, names)}`];
    });
  const openings = serviceTexts.flatMap(({ slug, report, change }) => [
    ...(report ? [slug] : []),
    ...(change ? [`${slug}-before`, `${slug}-after`] : []),
  ]);
  const wanted = [
    ...named.works.map((slug) => [`src/content/works/${slug}/work.yaml`, 'every folder in works/ is a work']),
    ...openings.map((name) => [`src/illustrations/openings/${name}.svg`, 'a service describes this drawing']),
  ] as const;
  const plans = site.offices.filter(({ id }) => files.includes(`src/illustrations/plan-${id}.svg`));
  const undescribed = plans.filter(({ id }) => contact && !contact.visit.plans[id]);
  return [
    ...stray,
    ...undescribed.map(
      ({ id }) => `src/content/pages/contact.yaml: visit.plans.${id}: describe plan-${id}.svg for people who do not see it`,
    ),
    ...wanted.flatMap(([file = '', why]) => (files.includes(file) ? [] : [`${file}: missing; ${why}`])),
  ];
}

/** A line for each reference that leads nowhere, and for whatever nothing refers to. */
export function referenceProblems(content: References): string[] {
  const twice = Object.entries(content.lists).flatMap(([folder, list]) =>
    slugsOf(list)
      .filter((slug, index, all) => all.indexOf(slug) !== index)
      .map((slug) => `src/content/${folder}/list.ts: duplicate slug "${slug}"`),
  );
  const told = content.policy?.sections.flatMap((section) => section.fields ?? []);
  const untold = fields.filter(({ name }) => told && !told.includes(name));
  return [
    ...twice,
    ...brokenReferences(content),
    ...strayFiles(content),
    ...untold.map(
      ({ name }) =>
        `src/content/legal/privacy-policy.yaml: sections: no section tells of the form's field "${name}"; write what becomes of it and add it to that section's fields`,
    ),
  ];
}

/**
 * Checks all content at once: every file against its schema and the references between them both ways.
 * @returns notices that do not fail the build, such as positions that have expired
 * @throws Problems, each with file, field and what is expected
 */
export function checkContent(): string[] {
  const unreadable = problemsOf(loaders, run);
  const content = loadReferences();
  const works = content.works ?? [];
  throwAny([
    ...unreadable,
    ...problemsOf(works, ({ slug }) => readChapterLines(chapterLinesFile(slug))),
    ...referenceProblems(content),
    ...redirectProblems(readable(loadRedirects) ?? []),
    ...works.flatMap(prototypeProblems),
  ]);
  const open = slugsOf(loadJobs());
  return loadAllJobs()
    .filter(({ slug }) => !open.includes(slug))
    .map(({ slug, validThrough }) => `src/content/jobs/${slug}.yaml: expired on ${validThrough}, so it has no page`);
}
