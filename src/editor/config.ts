import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { GenericSchema } from 'valibot';
import { agencySchema } from '../content/agency.ts';
import { commitmentsSchema } from '../content/commitmentsSchema.ts';
import { listSchema } from '../content/listSchema.ts';
import { mascotsSchema } from '../content/mascots/mascotSchema.ts';
import { type PageName, pageSchemas } from '../content/pageSchemas.ts';
import { pricesSchema } from '../content/pricesSchema.ts';
import { redirectsSchema } from '../content/redirects.ts';
import { industrySchema, jobSchema, legalSchema, personSchema, serviceSchema } from '../content/schema.ts';
import { siteSchema } from '../content/siteSchema.ts';
import { sverigeSchema } from '../content/sverigeSchema.ts';
import { workSchema } from '../content/workSchema.ts';
import { industryPath, jobPath, routes, servicePath, site, pages as sitePages, workPath } from '../site.ts';
import { formOfFile, knownBy, readable, rootField } from './fields.ts';

const content = 'src/content';

/** Of a picture that is uploaded, in bytes: the host takes no larger file, and no page needs one. */
const largest = 20_000_000;

/** Pictures are beside the file that names them. */
const beside = { media_folder: '', public_folder: '' };

interface Kind {
  label: string;
  /** One of them. */
  label_singular: string;
  description: string;
  icon: string;
  identifier_field: string;
  path?: string;
  summary?: string;
  /** The field of a picture of it. */
  thumbnail?: string;
  preview_path?: string;
  create?: boolean;
  delete?: boolean;
}

/** A folder of files of one schema. An entry's short name is made from its first name, and is part of its address for good. */
const folder = (name: string, schema: GenericSchema, kind: Kind): Collection => ({
  name,
  folder: `${content}/${name}`,
  extension: 'yaml',
  format: 'yaml',
  ...beside,
  slug: {
    template: `{{${kind.identifier_field}}}`,
    editable: ['create'],
    hint: 'In lower case, words joined by hyphens. It becomes part of the address and cannot be changed later.',
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'lower-case words joined by hyphens'],
  },
  fields: formOfFile(schema, name),
  thumbnail: false,
  ...kind,
});

const folders = [
  folder('works', workSchema, {
    label: 'Cases',
    label_singular: 'Case',
    description: 'Each with its pictures; the newest year stands first on the site.',
    icon: 'palette',
    identifier_field: knownBy.works,
    path: '{{slug}}/work',
    summary: '{{client}}: {{title}}',
    thumbnail: 'pictures.0.file',
    preview_path: workPath('{{slug}}'),
  }),
  folder('people', personSchema, {
    label: 'People',
    label_singular: 'Person',
    description: 'Everybody on “About us”, in the order in which they came.',
    icon: 'group',
    identifier_field: knownBy.people,
    summary: '{{name}}, {{role}}',
    thumbnail: 'portrait',
    preview_path: routes.about,
  }),
  folder('jobs', jobSchema, {
    label: 'Positions',
    label_singular: 'Position',
    description: 'To close one, set its last day to apply to a day that is past.',
    icon: 'work',
    identifier_field: 'title',
    summary: '{{title}}, {{office}}, until {{validThrough}}',
    preview_path: jobPath('{{slug}}'),
  }),
  folder('services', serviceSchema, {
    label: 'Services',
    label_singular: 'Service',
    description: 'A new one has a page once it stands among the services of the menu as well, under “Agency”.',
    icon: 'handyman',
    identifier_field: knownBy.services,
    preview_path: servicePath('{{slug}}'),
    delete: false,
  }),
  folder('industries', industrySchema, {
    label: 'Industries',
    label_singular: 'Industry',
    description: 'A new one has a page once it stands among the industries of the menu as well, under “Agency”.',
    icon: 'factory',
    identifier_field: knownBy.industries,
    summary: '{{slug}}: {{searchTitle}}',
    preview_path: industryPath('{{slug}}'),
    delete: false,
  }),
  folder('legal', legalSchema, {
    label: 'Legal and prices',
    label_singular: 'Page',
    description: 'What binds us, and what buyers ask.',
    icon: 'gavel',
    identifier_field: 'title',
    preview_path: '/{{slug}}',
    create: false,
    delete: false,
  }),
];

const oneFile = (name: string, label: string, file: string, fields: Field[], preview_path?: string): CollectionFile => ({
  name,
  label,
  file: `${content}/${file}`,
  format: file.endsWith('json') ? 'json' : 'yaml',
  fields,
  ...beside,
  ...(preview_path && { preview_path }),
});

const menuLabels: Record<string, string> = Object.fromEntries(
  Object.entries(sitePages).flatMap(([name, one]) => ('menu' in one && one.menu ? [[name, one.menu]] : [])),
);
/** Files of words that all pages of a kind share. */
const kinds: Record<string, string> = {
  service: 'Each service’s page',
  industry: 'Each industry’s page',
  work: 'Each case’s page',
  job: 'Each position’s page',
  legal: 'Each legal page',
};

/** The words of a page, or of all pages of a kind, such as every service's. */
const page = (name: PageName): CollectionFile => {
  const path = routes[name as keyof typeof routes] as string | undefined;
  const shown = path ?? (name === 'not-found' ? '/404' : undefined);
  const label = kinds[name] ?? menuLabels[name] ?? readable(name);
  return oneFile(name, label, `pages/${name}.yaml`, formOfFile(pageSchemas[name], name), shown);
};

const facts: Collection = {
  name: 'facts',
  label: 'Agency',
  label_singular: 'File',
  icon: 'apartment',
  description: 'Offices, contacts, closed days and what else is true on every page.',
  files: [
    oneFile('site', 'Offices, contacts, closed days', 'site.json', formOfFile(siteSchema, 'site.json')),
    oneFile('agency', 'Companies, and what search engines read', 'agency.yaml', formOfFile(agencySchema, 'agency.yaml')),
    oneFile('commitments', 'What we promise', 'commitments.json', formOfFile(commitmentsSchema, 'commitments.json')),
    oneFile('prices', 'Hourly rates, currencies', 'prices.json', formOfFile(pricesSchema, 'prices.json')),
    ...(['services', 'industries'] as const).map((name) =>
      oneFile(name, `${readable(name)} in the menu, in order`, `${name}/list.json`, [rootField(listSchema(name), name)]),
    ),
    oneFile('redirects', 'Old addresses, and where they lead', 'redirects.yaml', [rootField(redirectsSchema, 'redirects')]),
    oneFile('mascots', 'Mascots', 'mascots/mascots.json', formOfFile(mascotsSchema, 'mascots.json')),
  ],
};

const pages: Collection = {
  name: 'pages',
  label: 'Pages',
  label_singular: 'Page',
  icon: 'article',
  description: 'Names in double braces, such as {{client}}, are filled in: keep them, or move them within the sentence.',
  files: [
    ...(Object.keys(pageSchemas) as PageName[]).map(page),
    oneFile('sverige', 'Sverige', 'sverige.yaml', formOfFile(sverigeSchema, 'sverige'), routes.sweden),
  ],
};

/**
 * The configuration of the editor. @param repository as `owner/name` on GitHub
 * @throws Error naming a field of a schema that an editor could not fill
 */
export const editorConfig = (repository: string): CmsConfig => ({
  load_config_file: false,
  backend: {
    name: 'github',
    repo: repository,
    branch: 'main',
    auth_endpoint: 'api/auth',
    auth_methods: ['oauth'],
    preview_context: 'preview',
    squash_merges: true,
  },
  publish_mode: 'editorial_workflow',
  site_url: site.url,
  app_title: site.name,
  logo: { src: '/favicon.svg' },
  media_folder: `${content}/works`,
  public_folder: '/',
  media_libraries: {
    default: {
      config: { max_file_size: largest, slugify_filename: true, transformations: { heic: { format: 'webp', quality: 95 } } },
    },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  collections: [...folders, pages, facts],
});
