import { readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import { parse } from 'yaml';
import { contentFolder } from '../contentFolder.ts';
import { industries } from '../facts/industries.ts';
import { entryFile, type KindName, kindNames, kinds } from '../kinds.ts';
import { pageFile, pageNames } from '../load/loadPage.ts';
import type { References } from '../load/loadReferences.ts';
import { attempt } from '../problems.ts';
import { formOf, type Schema } from '../schemas/editorMetadata.ts';
import { pageSchemas } from '../schemas/pageSchemas.ts';
import { oneOfThese } from '../schemas/plainMessage.ts';
import { swedenSchema } from '../schemas/swedenSchema.ts';

const swedenFile = `${contentFolder}/sverige.yaml`;

interface Reference {
  field: string;
  to: KindName;
  slug: string;
}

/** Finds the slugs in a value that its schema declares with `refersTo`. */
function* referencesIn(schema: Schema, value: unknown, field = ''): Generator<Reference> {
  const { refers: to } = formOf(schema);
  const { wrapped, item, entries = {} } = schema;
  if (to && typeof value === 'string') yield { field, to: to as KindName, slug: value };
  if (wrapped) yield* referencesIn(wrapped, value, field);
  if (item && Array.isArray(value))
    for (const [index, one] of value.entries())
      yield* referencesIn(item, one, `${field}[${index}]`);
  for (const [name, inner] of Object.entries(entries))
    yield* referencesIn(
      inner,
      (value as Record<string, unknown> | undefined)?.[name],
      field ? `${field}.${name}` : name,
    );
}

/** Reads a page that has another error, so that all its errors are reported together. */
const unchecked = (file: string): unknown => attempt(() => parse(readFileSync(file, 'utf8')));

/** Returns a message for each reference to a slug that does not exist. */
function missingEntries({ entries, names, pages, sweden }: References): string[] {
  const files: (readonly [file: string, schema: GenericSchema, value: unknown])[] = [
    ...pageNames.map((name) => {
      const file = pageFile(name);
      return [file, pageSchemas[name], pages[name] ?? unchecked(file)] as const;
    }),
    [swedenFile, swedenSchema, sweden] as const,
    ...kindNames.flatMap((name) =>
      entries[name].map(
        (entry) => [entryFile(name, entry.slug), kinds[name].schema, entry] as const,
      ),
    ),
  ];
  return files.flatMap(([file, schema, value]) =>
    [...referencesIn(schema, value)].flatMap(({ field, to, slug }) => {
      if (names[to].includes(slug)) return [];
      const { entryFile: inner } = kinds[to];
      const add = inner
        ? `make a folder ${to}/${slug} with its ${inner}`
        : `add ${to}/${slug}.yaml`;
      const advice = oneOfThese(
        slug,
        names[to],
        `there is none yet; ${add}, or take this line away`,
      );
      return [`${file}: ${field}: "${slug}": ${advice}`];
    }),
  );
}

/** Returns a message for each reference to a work's figure whose index is too high. */
function missingResults({ entries: { works }, pages: { home }, sweden }: References): string[] {
  const lists = [
    [pageFile('home'), 'results.items', home?.results?.items],
    [swedenFile, 'sections.results.items', sweden?.sections.results?.items],
  ] as const;
  return lists.flatMap(([file, field, items = []]) =>
    items.flatMap(({ work, result }, index) => {
      const { results } = works.find(({ slug }) => slug === work) ?? {};
      if (!results || result < results.length) return [];
      const problem = `"${work}" has ${results.length} results, counted from 0`;
      return [`${file}: ${field}[${index}].result: ${problem}`];
    }),
  );
}

/** Returns a message for each page that lacks the section for its entries. */
function missingSections({ entries, pages, sweden }: References): string[] {
  const { services, works, people, jobs } = entries;
  const problems: string[] = [];
  const need = (file: string, section: string, why: string) =>
    problems.push(`${file}: ${section}: missing; ${why}`);
  for (const group of new Set(services.map((service) => service.group)))
    if (pages.services && !pages.services.groups[group])
      need(pageFile('services'), `groups.${group}`, 'services are in this group');
  const withWorks = new Set<string>(works.flatMap((work) => work.industries));
  for (const section of ['with', 'without'] as const) {
    const first = industries.find(({ slug }) => withWorks.has(slug) === (section === 'with'));
    if (first && pages.industries && !pages.industries[section])
      need(pageFile('industries'), section, `"${first.slug}" is shown below it`);
  }
  if (people.length && pages.about && !pages.about.people)
    need(pageFile('about'), 'people', 'pages link to those in people/ there');
  if (jobs.length && pages.career && !pages.career.positions)
    need(pageFile('career'), 'positions', 'there are some in jobs/');
  if (sweden?.workSummaries.length && !sweden.sections.works)
    need(swedenFile, 'sections.works', 'workSummaries are shown there');
  return problems;
}

/** Returns a message for each reference to a missing entry, figure or section. */
export const brokenReferences = (content: References): string[] => [
  ...missingEntries(content),
  ...missingResults(content),
  ...missingSections(content),
];
