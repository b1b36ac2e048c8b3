import type { GenericSchema } from 'valibot';
import type { Strokes } from '../illustrations/lineDrawing.ts';
import { industryPath, jobPath, type routes, servicePath, workPath } from '../site.ts';
import { contentFolder } from './contentFolder.ts';
import { industries } from './facts/industries.ts';
import { type Listed, services } from './facts/services.ts';
import {
  readIndustries,
  readJobs,
  readLegal,
  readPeople,
  readServices,
  readWorks,
} from './load/load.ts';
import type { Loaded } from './problems.ts';
import { industrySchema } from './schemas/industrySchema.ts';
import { jobSchema } from './schemas/jobSchema.ts';
import { legalSchema } from './schemas/legalSchema.ts';
import { personSchema } from './schemas/personSchema.ts';
import { serviceSchema } from './schemas/serviceSchema.ts';
import { workSchema } from './schemas/workSchema.ts';

/** Overrides the defaults of a link preview's picture, which src/build/og/cards.ts draws. */
interface Card {
  title?: string;
  /** A line above the title. */
  over?: string;
  /** The background colour. */
  field?: string;
  /** The colour of the text. */
  ink?: string;
  drawing?: Strokes;
}

/** Describes the pages of a kind of content, such as works or services. */
interface Page<Entry> {
  path: (slug: string) => string;
  title: (entry: Entry) => string;
  /** The content field to name in the error if the title does not fit on the preview picture. */
  titleField: string;
  card?: (entry: Entry) => Card;
  /** The schema.org types of the page's structured data, besides its breadcrumbs. */
  types?: (entry: Entry) => string[];
  /** Where llms.txt lists the pages, and the text of each link. */
  llms?: { heading: string; linkText: (entry: Entry) => string };
}

interface Entry {
  slug: string;
  /** The page's description for search engines. */
  summary?: string;
}

interface Kind<E extends Entry> {
  schema: GenericSchema;
  /** Reads all entries, once. */
  read: () => Loaded<E>;
  /** The file in each entry's folder, for a kind whose entries are folders. */
  entryFile?: string;
  /** The content of `list.json`, which orders the entries. Entries missing there have no page. */
  list?: readonly Listed[];
  /** The page that lists the entries. */
  listPage?: keyof typeof routes;
  /** Without entries nothing links to the list page, and its props return `notFound`. */
  needsEntries?: boolean;
  /** The page of each entry, for a kind that has such pages. */
  page?: Page<E>;
  /** Options of the editor's collection: https://sveltiacms.app/en/docs/collections/entries. */
  editor: { label: string; identifier_field?: string; [option: string]: unknown };
}

/** Hides the entries' type, so that code can loop over all kinds. */
function kind<E extends Entry>({ page, ...record }: Kind<E>) {
  const readPages = () =>
    page
      ? record.read().entries.map((entry) => ({
          slug: entry.slug,
          path: page.path(entry.slug),
          title: page.title(entry),
          summary: entry.summary ?? '',
          card: page.card?.(entry) ?? {},
          types: page.types?.(entry) ?? [],
          linkText: page.llms?.linkText(entry) ?? '',
        }))
      : [];
  return { ...record, page, readPages } as const;
}

/**
 * Every kind of content, keyed by its folder in `src/agency`. The content check, redirects, preview
 * pictures, llms.txt and the editor loop over it. The editor shows the collections in this order.
 */
export const kinds = {
  works: kind({
    schema: workSchema,
    read: readWorks,
    entryFile: 'work.yaml',
    listPage: 'works',
    needsEntries: true,
    page: {
      path: workPath,
      title: ({ title }) => title,
      titleField: 'title',
      card: ({ title, client, colour: { field, ink } }) => ({ title, over: client, field, ink }),
      types: () => ['CreativeWork'],
      llms: { heading: 'Works', linkText: ({ client, title }) => `${client}: ${title}` },
    },
    editor: {
      label: 'Cases',
      identifier_field: 'client',
      label_singular: 'Case',
      icon: 'palette',
      description: 'Each with its pictures; the site shows the newest year first.',
      sortable_fields: {
        fields: ['year', 'client'],
        default: { field: 'year', direction: 'descending' },
      },
      summary: '{{client}}: {{title}}',
      thumbnail: 'pictures.0.file',
    },
  }),
  people: kind({
    schema: personSchema,
    read: readPeople,
    listPage: 'about',
    editor: {
      label: 'People',
      identifier_field: 'name',
      label_singular: 'Person',
      icon: 'group',
      description: 'Everybody on “About us”, in the order in which they joined.',
      sortable_fields: { fields: ['since', 'name'], default: { field: 'since' } },
      summary: '{{name}}, {{role}}',
    },
  }),
  jobs: kind({
    schema: jobSchema,
    read: readJobs,
    listPage: 'career',
    page: {
      path: jobPath,
      title: ({ title }) => title,
      titleField: 'title',
      types: () => ['JobPosting'],
    },
    editor: {
      label: 'Positions',
      label_singular: 'Position',
      icon: 'work',
      description: 'To close one, set its last day to apply to a past day.',
      sortable_fields: { fields: ['validThrough', 'title'], default: { field: 'validThrough' } },
      summary: '{{title}}, {{office}}, until {{validThrough}}',
    },
  }),
  services: kind({
    schema: serviceSchema,
    read: readServices,
    list: services,
    listPage: 'services',
    page: {
      path: servicePath,
      title: ({ name }) => name,
      titleField: 'heading',
      card: ({ drawing }) => ({ drawing }),
      types: ({ questions }) => ['Service', ...(questions.length > 0 ? ['FAQPage'] : [])],
      llms: { heading: 'Services', linkText: ({ name }) => name },
    },
    editor: {
      label: 'Services',
      identifier_field: '_name',
      label_singular: 'Service',
      icon: 'handyman',
      description:
        'Their names in the menu and their order are under “Agency”, where you add a new one as well.',
      sortable_fields: ['_name'],
      delete: false,
    },
  }),
  industries: kind({
    schema: industrySchema,
    read: readIndustries,
    list: industries,
    listPage: 'industries',
    page: {
      path: industryPath,
      title: ({ name }) => name,
      titleField: 'heading',
      card: ({ drawing }) => ({ drawing }),
      llms: { heading: 'Industries', linkText: ({ name }) => name },
    },
    editor: {
      label: 'Industries',
      identifier_field: '_name',
      label_singular: 'Industry',
      icon: 'factory',
      description:
        'Their names in the menu and their order are under “Agency”, where you add a new one as well.',
      sortable_fields: ['_name'],
      delete: false,
    },
  }),
  legal: kind({
    schema: legalSchema,
    read: readLegal,
    page: { path: (slug) => `/${slug}`, title: ({ title }) => title, titleField: 'title' },
    editor: {
      label: 'Legal and prices',
      label_singular: 'Page',
      icon: 'gavel',
      description: 'What binds us, and what buyers ask.',
      create: false,
      delete: false,
    },
  }),
};

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];
/** The kinds with a `list.json`. */
export const listedKinds = kindNames.filter((name) => kinds[name].list);

/** Returns the path of an entry's file, or a glob pattern for all entries. */
export const entryFile = (name: KindName, slug = '*') => {
  const { entryFile: inner } = kinds[name];
  return `${contentFolder}/${name}/${slug}${inner ? `/${inner}` : '.yaml'}`;
};
