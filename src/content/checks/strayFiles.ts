import { basename, dirname, parse } from 'node:path';
import { site } from '../../site.ts';
import { contentFolder } from '../contentFolder.ts';
import { partDrawings } from '../drawings/partDrawings.ts';
import { services } from '../facts/services.ts';
import { entryFile, kindNames, kinds, listedKinds } from '../kinds.ts';
import { legalSlugs } from '../load/absentPages.ts';
import { pageFile, pageNames } from '../load/loadPage.ts';
import type { References } from '../load/loadReferences.ts';
import { oneOfThese } from '../schemas/plainMessage.ts';

const otherEndings = /^\.(yml|txt)$/i;

/** Returns a message for each content file that no page uses. */
function strayFiles({ lists, names, entries, files }: References): string[] {
  const known: Record<string, readonly string[]> = {
    pages: pageNames,
    legal: legalSlugs,
    exhibits: services.flatMap(({ slug }) => [slug, `${slug}-before`, `${slug}-after`]),
    drawings: site.offices.flatMap(({ id }) => [
      `skyline-${id}`,
      `skyline-${id}-lit`,
      `plan-${id}`,
    ]),
    ...Object.fromEntries(
      listedKinds.map((name) => [name, [...lists[name].map(({ slug }) => slug), ...names[name]]]),
    ),
  };
  const drawn: typeof known = {
    ...known,
    pages: ['industries'],
    legal: [...names.legal, ...entries.legal.flatMap(partDrawings)],
  };
  // A page with mistakes does not say what it shows.
  const unread = names.legal.filter((slug) => !entries.legal.some((page) => page.slug === slug));
  const isOfUnread = (file: string) =>
    unread.some((slug) => file.startsWith(`${contentFolder}/legal/${slug}-`));
  return files.flatMap((file) => {
    const { name, ext } = parse(file);
    if (otherEndings.test(ext)) return [`${file}: expected a name that ends in .yaml`];
    const expected = (ext === '.svg' ? drawn : known)[basename(dirname(file))];
    if (
      !expected ||
      isOfUnread(file) ||
      (expected.includes(name) && ['.yaml', '.svg'].includes(ext))
    )
      return [];
    return [
      `${file}: nothing shows this file, so delete or rename it; ${oneOfThese(name, expected)}`,
    ];
  });
}

/** Returns a message for each missing file that other content requires. */
function missingFiles({ names, entries: { services }, pages, files }: References): string[] {
  const exhibits = services.flatMap(({ slug, report, change }) => [
    ...(report ? [slug] : []),
    ...(change ? [`${slug}-before`, `${slug}-after`] : []),
  ]);
  const required = [
    ...kindNames
      .filter((name) => kinds[name].entryFile)
      .flatMap((name) =>
        names[name].map((slug) => [entryFile(name, slug), `every folder in ${name}/ needs one`]),
      ),
    ...exhibits.map((name) => [
      `${contentFolder}/drawings/exhibits/${name}.svg`,
      'a service describes this drawing',
    ]),
  ];
  const undescribed = site.offices.filter(
    ({ id }) =>
      files.includes(`${contentFolder}/drawings/plan-${id}.svg`) &&
      pages.contact?.visit &&
      !pages.contact.visit.plans[id],
  );
  return [
    ...undescribed.map(
      ({ id }) =>
        `${pageFile('contact')}: visit.plans.${id}: describe plan-${id}.svg for people who do not see it`,
    ),
    ...required.flatMap(([file = '', why]) =>
      files.includes(file) ? [] : [`${file}: missing; ${why}`],
    ),
  ];
}

export const fileProblems = (content: References) => [
  ...strayFiles(content),
  ...missingFiles(content),
];
