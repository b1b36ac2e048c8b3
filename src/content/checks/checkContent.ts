import { existsSync } from 'node:fs';
import { fieldsOfForm, formNames } from '../../contact/fields.ts';
import { hasRecordings, jobPath, routes } from '../../site.ts';
import { contentFolder } from '../contentFolder.ts';
import { readLogo } from '../drawings/logo.ts';
import {
  chapterLinesFile,
  closingDrawingFile,
  closingDrawings,
  readChapterLines,
  readDrawing,
  readPageLine,
  swedenDrawingFile,
  workDrawingFile,
} from '../drawings/readDrawing.ts';
import { entryFile, kindNames, kinds, listedKinds } from '../kinds.ts';
import { absentPages } from '../load/absentPages.ts';
import { loadAllJobs, loadJobs, loadLegal, loadSweden } from '../load/load.ts';
import { loadAgency } from '../load/loadAgency.ts';
import { pageFile, pageNames } from '../load/loadPage.ts';
import { loadRedirects, ownPathOf, type Redirects, siteFiles } from '../load/loadRedirects.ts';
import { loadAnyPage, loadReferences, type References } from '../load/loadReferences.ts';
import { findFiles } from '../load/readFiles.ts';
import { attempt, problemsOf, throwAny } from '../problems.ts';
import type { Counter } from '../schemas/agencySchema.ts';
import { checkMascots } from '../schemas/mascotSchema.ts';
import type { PageName } from '../schemas/pageSchemas.ts';
import { oneOfThese } from '../schemas/plainMessage.ts';
import { checkWording } from '../schemas/wordingSchema.ts';
import { brokenReferences } from './brokenReferences.ts';
import { prototypeProblems } from './prototype.ts';
import { fileProblems } from './strayFiles.ts';

/** Whether a list page has no words and needs none, because it has no entries and is not built. */
const isAbsent = (name: PageName) =>
  !existsSync(pageFile(name)) &&
  Object.values(kinds).some(
    ({ listPage, needsEntries, read }) =>
      listPage === name && needsEntries && read().entries.length === 0,
  );

const loaders: (() => unknown)[] = [
  checkMascots,
  checkWording,
  loadAgency,
  readLogo,
  loadRedirects,
  loadSweden,
  ...kindNames.map((name) => () => throwAny(kinds[name].read().problems)),
  () => loadLegal('privacy-policy'),
  ...pageNames.map((name) => () => isAbsent(name) || loadAnyPage(name)),
];

const closedJobs = () => {
  const open = loadJobs();
  return loadAllJobs().filter(({ slug }) => !open.some((job) => job.slug === slug));
};

const redirectsFile = `${contentFolder}/redirects.yaml`;
const withoutFragment = (target: string) => target.replace(/#.*/, '');

/**
 * Returns a message for each redirect to a page that does not exist, from one that does or from a
 * file, or from one path to many.
 */
export function redirectProblems(redirects: Redirects): string[] {
  const paths = [
    ...Object.values(routes).filter(Boolean),
    ...Object.values(kinds).flatMap(({ page, readPages }) =>
      page ? [page.path(''), ...readPages().map(({ path }) => path)] : [],
    ),
  ];
  const exists = (path: string, among = paths) => {
    const [start = '', end] = path.split(/:splat$|\*$/);
    return end === undefined ? among.includes(path) : among.some((page) => page.startsWith(start));
  };
  // Their paths may lead elsewhere. Unknown while the content has mistakes.
  const unbuilt = attempt(() => [
    ...absentPages(),
    ...closedJobs().map(({ slug }) => jobPath(slug)),
  ]);
  return redirects.flatMap(([from, to]) => {
    const place = `${redirectsFile}: ${from}:`;
    if (unbuilt && exists(from) && !unbuilt.includes(from))
      return [`${place} hides a page; name a path that no page has`];
    if (exists(from, siteFiles)) return [`${place} hides files of the site; name another path`];
    if (to.endsWith(':splat') && !from.endsWith('*')) {
      const written = to.replace(/:splat$/, '*');
      return [`${place} "${written}": a * needs one at the end of the old path, too`];
    }
    const path = ownPathOf(withoutFragment(to));
    if (path.startsWith('https://') || exists(path, [...paths, ...siteFiles])) return [];
    return [`${place} "${to}": no such page; ${oneOfThese(path, paths)}`];
  });
}

/** Returns a message if the Swedish page has the path of another page or of a file. */
export function takenPathProblems(path: string = routes.sweden): string[] {
  const { sweden: _, ...others } = routes;
  const taken = [...Object.values(others), ...siteFiles];
  return path && taken.some((other) => other === path || other.startsWith(`${path}/`))
    ? [`${contentFolder}/site.json: sweden.path: the site has something else at ${path}`]
    : [];
}

/** Returns a message for each slug that a `list.json` has twice. */
const duplicateSlugs = ({ lists }: References) =>
  listedKinds.flatMap((name) =>
    lists[name]
      .map(({ slug }) => slug)
      .filter((slug, index, all) => all.indexOf(slug) !== index)
      .map((slug) => `${contentFolder}/${name}/list.json: duplicate slug "${slug}"`),
  );

/** Returns a message for each form field that the privacy policy does not describe. */
function undescribedFields({ entries: { legal } }: References) {
  const file = entryFile('legal', 'privacy-policy');
  const policy = legal.find(({ slug }) => slug === 'privacy-policy');
  const described = policy?.sections.flatMap((section) => section.fields ?? []);
  const asked = formNames.flatMap((form) => fieldsOfForm(form).map(({ name }) => name));
  return [...new Set(asked)]
    .filter((name) => described && !described.includes(name))
    .map(
      (name) =>
        `${file}: sections: no section tells of the form's field "${name}"; write what becomes of it and add it to that section's fields`,
    );
}

/** Returns a message for each host of the visitor counter that the privacy policy does not name. */
export function unnamedHosts({ entries: { legal } }: References, counter?: Counter): string[] {
  const policy = JSON.stringify(legal.find(({ slug }) => slug === 'privacy-policy'));
  const hosts = counter ? [counter.script, counter.sendsTo].map((url) => new URL(url).host) : [];
  return [...new Set(hosts)]
    .filter((host) => policy && !policy.includes(host))
    .map(
      (host) =>
        `${entryFile('legal', 'privacy-policy')}: sections: no text names ${host}, the host of the visitor counter in agency.yaml; write what it gets to know, why and for how long`,
    );
}

/** Returns a message for the choice about recordings, if there are none. */
function needlessAnswer({ entries: { legal } }: References): string[] {
  const policy = legal.find(({ slug }) => slug === 'privacy-policy');
  const at = policy?.sections.findIndex(({ id }) => id === 'your-answer') ?? -1;
  return at < 0 || hasRecordings
    ? []
    : [
        `${entryFile('legal', 'privacy-policy')}: sections[${at}]: "recordings" in site.json is false, so remove this section, whose id is "your-answer"`,
      ];
}

/** Returns a message for each broken reference, and for each file that nothing refers to. */
export const referenceProblems = (content: References): string[] => [
  ...duplicateSlugs(content),
  ...brokenReferences(content),
  ...fileProblems(content),
  ...undescribedFields(content),
  ...needlessAnswer(content),
];

/** Returns a message for each entry that has a file but no page, and for redirects to them. */
function entriesWithoutPage({ names, lists }: References): string[] {
  return [
    ...closedJobs().flatMap(({ slug, posted, validThrough }) => [
      `${entryFile('jobs', slug)}: open from ${posted} to ${validThrough}, so it has no page today`,
      ...loadRedirects()
        .filter(([, to]) => ownPathOf(withoutFragment(to)) === jobPath(slug))
        .map(([from, to]) => `${redirectsFile}: ${from}: "${to}" is not open, so it has no page`),
    ]),
    ...listedKinds.flatMap((name) =>
      names[name]
        .filter((slug) => !lists[name].some((listed) => listed.slug === slug))
        .map((slug) => `${entryFile(name, slug)}: not in list.json, so it has no page`),
    ),
  ];
}

/**
 * Checks all content: each file against its schema, and the references between files.
 * @returns notices that do not fail the build, such as closed positions
 * @throws Problems, each with its file, the field and what is expected
 */
export function checkContent(): string[] {
  const unreadable = problemsOf(loaders, (load) => load());
  const content = loadReferences();
  const { works } = content.entries;
  throwAny([
    ...unreadable,
    ...problemsOf(findFiles(`${contentFolder}/{legal,pages}/*.svg`), readPageLine),
    ...problemsOf([...closingDrawings.map(closingDrawingFile), swedenDrawingFile], readDrawing),
    ...problemsOf(works, ({ slug }) => readChapterLines(chapterLinesFile(slug))),
    ...problemsOf(works, ({ slug }) => readDrawing(workDrawingFile(slug))),
    ...referenceProblems(content),
    ...takenPathProblems(),
    ...unnamedHosts(content, attempt(loadAgency)?.counter),
    ...redirectProblems(attempt(loadRedirects) ?? []),
    ...works.flatMap(prototypeProblems),
  ]);
  return entriesWithoutPage(content);
}
