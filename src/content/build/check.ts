import { globSync } from 'node:fs';
import { basename, dirname, parse } from 'node:path';
import { fields } from '../../contact/fields.ts';
import { industryPath, jobPath, routes, servicePath, site, workPath } from '../../site.ts';
import { industries } from '../facts/industries.ts';
import { services } from '../facts/services.ts';
import { loadAgency } from './agency.ts';
import { checkCommitments } from './commitmentsSchema.ts';
import { chapterLinesFile, readChapterLines } from './drawing.ts';
import { contentFolder } from './folder.ts';
import { checkLists } from './listSchema.ts';
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
import { checkMascots } from './mascotSchema.ts';
import { type PageName, pageSchemas, pageSlots, type SlotValues } from './pageSchemas.ts';
import { oneOfThese } from './plainMessage.ts';
import { checkPrices } from './pricesSchema.ts';
import { problemsOf, readable, throwAny } from './problems.ts';
import { prototypeProblems } from './prototype.ts';
import { loadRedirects, type Redirects } from './redirects.ts';

const pageNames = Object.keys(pageSchemas) as PageName[];

/** Reads the words of a page with each of its slots filled with the slot's name. */
function loadAnyPage(name: PageName) {
  const slots = Object.entries(pageSlots).find(([page]) => page === name)?.[1] ?? [];
  return loadPage(
    name,
    Object.fromEntries(slots.map((slot) => [slot, slot])) as SlotValues<PageName>,
  );
}

const loaders = [
  checkLists,
  checkCommitments,
  checkPrices,
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
  loadSweden,
  () => loadLegal('privacy-policy'),
  ...pageNames.map((name) => () => loadAnyPage(name)),
];

const run = (load: () => unknown) => load();

const filesLike = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));
const namesIn = (folder: string) =>
  filesLike(`${contentFolder}/${folder}/*.yaml`).map((file) => basename(file, '.yaml'));

/** What content files say of each other, as far as it can be read, and the files that there are. */
export const loadReferences = () => ({
  serviceTexts: readable(loadServices),
  industryTexts: readable(loadIndustries),
  works: readable(loadWorks),
  people: readable(loadPeople),
  sweden: site.sweden && readable(loadSweden),
  policy: readable(() => loadLegal('privacy-policy')),
  home: readable(() => loadPage('home')),
  groups: readable(() => loadPage('services'))?.groups,
  industriesPage: readable(() => loadPage('industries')),
  about: readable(() => loadPage('about', { headCount: '' })),
  career: readable(() => loadPage('career')),
  jobs: readable(loadAllJobs),
  contact: readable(() => loadPage('contact')),
  lists: { services, industries },
  named: {
    works: filesLike(`${contentFolder}/works/*/`).map((folder) => basename(folder)),
    people: namesIn('people'),
    services: namesIn('services'),
    industries: namesIn('industries'),
  },
  files: [
    ...filesLike(`${contentFolder}/{services,industries,people}/*.{yaml,svg}`),
    ...filesLike(`${contentFolder}/{pages/*,works/*/work.yaml}`),
    ...filesLike('src/illustrations/{openings/*,{skyline,plan}-*.svg}'),
  ],
});

type References = ReturnType<typeof loadReferences>;

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

/** A line for each redirect to a page that does not exist. */
export function redirectProblems(redirects: Redirects): string[] {
  const paths = [
    ...Object.values(routes).filter(Boolean),
    ...['', ...slugsOf(services)].map(servicePath),
    ...['', ...slugsOf(industries)].map(industryPath),
    ...['', ...slugsOf(readable(loadWorks) ?? [])].map(workPath),
    ...['', ...slugsOf(readable(loadAllJobs) ?? [])].map(jobPath),
  ];
  return redirects.flatMap(([from, to]) => {
    const path = to.replace(/#.*/, '');
    const known =
      to.startsWith('https://') ||
      paths.some(
        (page) =>
          page === path ||
          (to.endsWith(':splat') && page.startsWith(path.slice(0, -':splat'.length))),
      );
    return known
      ? []
      : [`src/content/redirects.yaml: ${from}: "${to}": no such page; ${oneOfThese(path, paths)}`];
  });
}

/** A line for each slug that leads nowhere. */
function brokenReferences({
  works,
  people,
  sweden,
  home,
  about,
  career,
  jobs,
  groups,
  industriesPage,
  serviceTexts,
  industryTexts = [],
  named,
}: References): string[] {
  const problems: string[] = [];
  const refer = (
    file: string,
    field: string,
    to: 'works' | 'people',
    slugs: readonly string[] = [],
  ) => {
    for (const [index, slug] of slugs.entries()) {
      if (named[to].includes(slug)) continue;
      const add =
        to === 'works'
          ? `make a folder works/${slug} with its work.yaml`
          : `add people/${slug}.yaml`;
      const told = oneOfThese(slug, named[to], `there is none yet; ${add}, or take this line away`);
      problems.push(`${contentFolder}/${file}: ${field}[${index}]: "${slug}": ${told}`);
    }
  };
  const slugsIn = (items?: { work: string }[]) => items?.map(({ work }) => work);
  const referToResults = (
    file: string,
    field: string,
    items: { work: string; result: number }[] = [],
  ) => {
    refer(file, field, 'works', slugsIn(items));
    for (const [index, { work: slug, result }] of items.entries()) {
      const count =
        works?.find((work) => work.slug === slug)?.results.length ?? Number.POSITIVE_INFINITY;
      if (result >= count)
        problems.push(
          `${contentFolder}/${file}: ${field}[${index}].result: "${slug}" has ${count} results, counted from 0`,
        );
    }
  };
  const { results, people: team } = sweden?.sections ?? {};
  referToResults('pages/home.yaml', 'results.items', home?.results?.items);
  refer('pages/home.yaml', 'voices.works', 'works', home?.voices?.works);
  refer('pages/home.yaml', 'people.slugs', 'people', home?.people?.slugs);
  refer('sverige.yaml', 'workSummaries', 'works', slugsIn(sweden?.workSummaries));
  referToResults('sverige.yaml', 'sections.results.items', results?.items);
  const inSweden = team?.roles.map(({ person }) => person);
  refer('sverige.yaml', 'sections.people.roles', 'people', inSweden);
  for (const { slug, nearest } of industryTexts)
    refer(`industries/${slug}.yaml`, 'nearest.works', 'works', nearest?.works);
  for (const person of people ?? [])
    refer(`people/${person.slug}.yaml`, 'works', 'works', person.works);
  for (const group of new Set(serviceTexts?.map((service) => service.group)))
    if (groups && !groups[group])
      problems.push(
        `${contentFolder}/pages/services.yaml: groups.${group}: missing; services are in this group`,
      );
  const shown = new Set<string>(works?.flatMap((work) => work.industries));
  for (const heading of ['with', 'without'] as const) {
    const first = industries.find(({ slug }) => shown.has(slug) === (heading === 'with'));
    if (works && first && industriesPage && !industriesPage[heading])
      problems.push(
        `${contentFolder}/pages/industries.yaml: ${heading}: missing; "${first.slug}" is shown below it`,
      );
  }
  if (people?.length && about && !about.people)
    problems.push(
      `${contentFolder}/pages/about.yaml: people: missing; pages link to those in people/ there`,
    );
  if (jobs?.length && career && !career.positions)
    problems.push(
      `${contentFolder}/pages/career.yaml: positions: missing; there are some in jobs/`,
    );
  if (sweden?.workSummaries.length && !sweden.sections.works)
    problems.push(
      `${contentFolder}/sverige.yaml: sections.works: missing; workSummaries are shown there`,
    );
  return problems;
}

/** A line for each file that nothing refers to, and for each that is referred to and missing. */
function strayFiles({ lists, named, serviceTexts = [], contact, files }: References): string[] {
  const known: Record<string, readonly string[]> = {
    services: [...slugsOf(lists.services), ...named.services],
    industries: [...slugsOf(lists.industries), ...named.industries],
    pages: pageNames,
    openings: services.flatMap(({ slug }) => [slug, `${slug}-before`, `${slug}-after`]),
    illustrations: site.offices.flatMap(({ id }) => [`skyline-${id}`, `plan-${id}`]),
  };
  const stray = files
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((file) => {
      const folder = basename(dirname(file));
      const names = known[folder];
      const { name, ext } = parse(file);
      if (!names || (names.includes(name) && ['.yaml', '.svg'].includes(ext))) return [];
      return [
        `${file}: nothing shows this file, so delete or rename it; ${oneOfThese(name, names)}`,
      ];
    });
  const openings = serviceTexts.flatMap(({ slug, report, change }) => [
    ...(report ? [slug] : []),
    ...(change ? [`${slug}-before`, `${slug}-after`] : []),
  ]);
  const wanted = [
    ...named.works.map((slug) => [
      `${contentFolder}/works/${slug}/work.yaml`,
      'every folder in works/ is a work',
    ]),
    ...openings.map((name) => [
      `src/illustrations/openings/${name}.svg`,
      'a service describes this drawing',
    ]),
  ] as const;
  const plans = site.offices.filter(({ id }) => files.includes(`src/illustrations/plan-${id}.svg`));
  const undescribed = plans.filter(({ id }) => contact?.visit && !contact.visit.plans[id]);
  return [
    ...stray,
    ...undescribed.map(
      ({ id }) =>
        `src/content/pages/contact.yaml: visit.plans.${id}: describe plan-${id}.svg for people who do not see it`,
    ),
    ...wanted.flatMap(([file = '', why]) =>
      files.includes(file) ? [] : [`${file}: missing; ${why}`],
    ),
  ];
}

/** A line for each reference that leads nowhere, and for whatever nothing refers to. */
export function referenceProblems(content: References): string[] {
  const twice = Object.entries(content.lists).flatMap(([folder, list]) =>
    slugsOf(list)
      .filter((slug, index, all) => all.indexOf(slug) !== index)
      .map((slug) => `${contentFolder}/${folder}/list.json: duplicate slug "${slug}"`),
  );
  const told = content.policy?.sections.flatMap((section) => section.fields ?? []);
  const untold = fields.filter(({ name }) => told && !told.includes(name));
  return [
    ...twice,
    ...brokenReferences(content),
    ...strayFiles(content),
    ...untold.map(
      ({ name }) =>
        `${contentFolder}/legal/privacy-policy.yaml: sections: no section tells of the form's field "${name}"; write what becomes of it and add it to that section's fields`,
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
  const expired = loadAllJobs().filter(({ slug }) => !open.includes(slug));
  const unlisted = (['services', 'industries'] as const).flatMap((folder) =>
    content.named[folder].flatMap((name) =>
      slugsOf(content.lists[folder]).includes(name) ? [] : [`${folder}/${name}.yaml`],
    ),
  );
  return [
    ...expired.map(
      ({ slug, validThrough }) =>
        `${contentFolder}/jobs/${slug}.yaml: expired on ${validThrough}, so it has no page`,
    ),
    ...unlisted.map((file) => `${contentFolder}/${file}: not in list.json, so it has no page`),
  ];
}
