import { readFileSync } from 'node:fs';
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { GenericSchema } from 'valibot';
import { parse } from 'yaml';
import { agencySchema } from '../content/build/agency.ts';
import { commitmentsSchema } from '../content/build/commitmentsSchema.ts';
import { listSchema } from '../content/build/listSchema.ts';
import { mascotsSchema } from '../content/build/mascotSchema.ts';
import { pageSchemas } from '../content/build/pageSchemas.ts';
import { pricesSchema } from '../content/build/pricesSchema.ts';
import { redirectsSchema } from '../content/build/redirects.ts';
import {
  industrySchema,
  jobSchema,
  legalSchema,
  personSchema,
  serviceSchema,
} from '../content/build/schema.ts';
import { siteSchema } from '../content/build/siteSchema.ts';
import { sverigeSchema } from '../content/build/sverigeSchema.ts';
import { workSchema } from '../content/build/workSchema.ts';
import { industryPath, jobPath, routes, servicePath, site, workPath } from '../site.ts';
import { beside, formOfFile, readable } from './fields.ts';

const labels = parse(readFileSync('src/editor/labels.yaml', 'utf8'));
const content = 'src/content';

/** A folder of files of one schema. An entry's short name is made from what it is known by, and is in its address for good. */
const folder = (
  name: string,
  schema: GenericSchema,
  preview_path: string,
  more: object = {},
): Collection => ({
  ...labels.collections[name],
  name,
  folder: `${content}/${name}`,
  extension: 'yaml',
  slug: {
    ...labels.slug,
    template: `{{${labels.collections[name].identifier_field ?? 'title'}}}`,
    editable: ['create'],
  },
  fields: formOfFile(schema, name) as Field[],
  preview_path,
  ...more,
});

/** Files with a schema each. A draft of one without a path is seen on the home page, or it had no link to what is at fault in it. */
const files = (
  name: string,
  schemas: Record<string, GenericSchema>,
  paths: Record<string, string> = routes,
): Collection => ({
  ...labels.collections[name],
  name,
  files: Object.entries(schemas).map(([file, schema]): CollectionFile => {
    const short = file.replace('/list', '').replaceAll(/^.*\/|\..*$/g, '');
    const label = labels.files[file] ?? readable(short);
    const fields = formOfFile(schema, short) as Field[];
    const preview_path = paths[short] ?? routes.home;
    return { name: short, label, file: `${content}/${file}`, fields, preview_path };
  }),
});

const pages = Object.fromEntries(
  Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema]),
);

/** The configuration of the editor of a repository, `owner/name`. @throws Error naming a field that an editor could not fill */
export const editorConfig = (repository: string): CmsConfig => ({
  load_config_file: false,
  backend: {
    name: 'github',
    repo: repository,
    branch: 'main',
    auth_endpoint: 'api/auth',
    auth_methods: ['oauth'],
    preview_context: 'site',
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
      // In bytes: the host takes no larger file, and no page needs one.
      config: {
        max_file_size: 20_000_000,
        slugify_filename: true,
        transformations: { heic: { format: 'webp', quality: 95 } },
      },
    },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  collections: [
    // Each has a folder of its own, which is deleted with it.
    folder('works', workSchema, workPath('{{slug}}'), {
      path: '{{slug}}/work',
      thumbnail: 'pictures.0.file',
      ...beside,
    }),
    folder('people', personSchema, routes.about),
    folder('jobs', jobSchema, jobPath('{{slug}}')),
    folder('services', serviceSchema, servicePath('{{slug}}'), { delete: false }),
    folder('industries', industrySchema, industryPath('{{slug}}'), { delete: false }),
    folder('legal', legalSchema, '/{{slug}}', { create: false, delete: false }),
    files(
      'pages',
      { ...pages, 'sverige.yaml': sverigeSchema },
      { ...routes, sverige: routes.sweden, 'not-found': '/404' },
    ),
    files('facts', {
      'site.json': siteSchema,
      'agency.yaml': agencySchema,
      'commitments.json': commitmentsSchema,
      'prices.json': pricesSchema,
      'services/list.json': listSchema('services'),
      'industries/list.json': listSchema('industries'),
      'redirects.yaml': redirectsSchema,
      'mascots/mascots.json': mascotsSchema,
    }),
  ],
});
