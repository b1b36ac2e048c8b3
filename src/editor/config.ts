import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { GenericSchema } from 'valibot';
import { parse } from 'yaml';
import { contentFolder } from '../content/contentFolder.ts';
import { entryFile, type KindName, kindNames, kinds, listedKinds } from '../content/kinds.ts';
import { redirectsSchema } from '../content/load/loadRedirects.ts';
import { attempt } from '../content/problems.ts';
import { agencySchema } from '../content/schemas/agencySchema.ts';
import { coloursSchema, drawingColoursSchema } from '../content/schemas/coloursSchema.ts';
import { commitmentsSchema } from '../content/schemas/commitmentsSchema.ts';
import { listSchema } from '../content/schemas/listSchema.ts';
import { mascotsSchema } from '../content/schemas/mascotSchema.ts';
import { pageSchemas } from '../content/schemas/pageSchemas.ts';
import { pricesSchema } from '../content/schemas/pricesSchema.ts';
import { siteSchema } from '../content/schemas/siteSchema.ts';
import { swedenSchema } from '../content/schemas/swedenSchema.ts';
import { wordingSchema } from '../content/schemas/wordingSchema.ts';
import { routes, site } from '../site.ts';
import { type FormField, formOfFile, inSameFolder, labelFrom, labels } from './fields.ts';
import type { Groups } from './formats.ts';
import { explainPlaceholders } from './placeholders.ts';

const content = contentFolder;

/** Not in the entry's file; src/editor/formats.ts adds it from the menu's list. */
const nameInMenu: Field = {
  name: '_name',
  label: 'Name in the menu, which you change under “Agency”',
  widget: 'string',
  required: false,
  readonly: true,
};

/**
 * Finds an entry's name in the menu by its title for search engines, since its file has neither
 * name nor slug.
 */
const namesInMenu = (kind: string): Record<string, string> =>
  Object.fromEntries(
    listedKinds
      .filter((name) => name === kind)
      .flatMap((name) =>
        (kinds[name].list ?? []).map(({ slug, name: menuName }) => [
          attempt(() => parse(readFileSync(entryFile(name, slug), 'utf8')).searchTitle),
          menuName,
        ]),
      ),
  );

/** Configures the editor's collection of a kind of content (works, services, people …). */
function kindCollection(name: KindName): Collection {
  const { schema, entryFile: inner, list, page, listPage, editor } = kinds[name];
  return {
    ...editor,
    name,
    folder: `${content}/${name}`,
    extension: 'yaml',
    slug: {
      ...labels.slug,
      // Entries of the menu have no field for their name, so the end of their URL is typed.
      ...(!list && { template: `{{${editor.identifier_field ?? 'title'}}}` }),
      editable: ['create'],
    },
    format: name,
    fields: [
      ...(list ? [nameInMenu] : []),
      ...(explainPlaceholders(formOfFile(schema, name), entryFile(name)) as Field[]),
    ],
    preview_path: page?.path('{{slug}}') ?? routes[listPage ?? 'home'],
    // Deleting an entry that is a folder deletes all files in it.
    ...(inner && { path: `{{slug}}/${basename(inner, '.yaml')}`, ...inSameFolder }),
  };
}

/** Configures a collection of single files. Files without a page are previewed on the home page. */
const fileCollection = (
  name: string,
  schemas: Record<string, GenericSchema>,
  paths: Record<string, string> = routes,
): Collection => ({
  ...labels.collections[name],
  name,
  files: Object.entries(schemas).map(([file, schema]): CollectionFile => {
    const short = file.replace('/list', '').replaceAll(/^.*\/|\..*$/g, '');
    const label = labels.files[file] ?? labelFrom(short);
    const path = `${content}/${file}`;
    const fields = explainPlaceholders(formOfFile(schema, short), path) as Field[];
    const preview_path = paths[short] ?? routes.home;
    return { name: short, label, file: path, format: path, fields, preview_path };
  }),
});

const lists = Object.fromEntries(
  listedKinds.map((name) => [`${name}/list.json`, listSchema(name)]),
);

const pages = Object.fromEntries(
  Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema]),
);

/**
 * Configures the editor at /admin.
 * @param repository `owner/name` on GitHub
 * @throws Error that names a field for which the editor has no widget
 */
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
  app_title: site.name,
  logo: { src: '/favicon.svg' },
  media_folder: `${content}/works`,
  public_folder: '/',
  media_libraries: {
    default: {
      // Cloudflare Pages accepts files of at most 25 MiB.
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
    ...kindNames.map(kindCollection),
    fileCollection(
      'pages',
      { ...pages, 'sverige.yaml': swedenSchema },
      { ...routes, sverige: routes.sweden, 'not-found': '/404' },
    ),
    fileCollection('facts', {
      'site.json': siteSchema,
      'agency.yaml': agencySchema,
      'colours.json': coloursSchema,
      'drawing-colours.yaml': drawingColoursSchema,
      'commitments.json': commitmentsSchema,
      'prices.json': pricesSchema,
      ...lists,
      'wording.yaml': wordingSchema,
      'redirects.yaml': redirectsSchema,
      'mascots/mascots.json': mascotsSchema,
    }),
  ],
});

/** A format of content files, for src/editor/formats.ts. */
export interface FileFormat {
  name: string;
  isJson: boolean;
  groups: Groups;
  names: Record<string, string>;
  on: string[];
}

/** Lists the formats that the configuration names. */
export const formatsOf = ({ collections = [] }: CmsConfig): FileFormat[] =>
  (collections as unknown as Form[])
    .flatMap(({ files, ...collection }) => files ?? [collection])
    .map(({ format, fields }) => ({
      name: format,
      isJson: format.endsWith('.json'),
      names: namesInMenu(format),
      on: fields
        .flatMap((field) => [field, ...(field.fields ?? [])])
        .flatMap((field) => (field.default === true ? [field.name] : [])),
      groups: Object.fromEntries(
        fields
          .filter((field) => field.name.startsWith('_') && field.fields)
          .map((group) => [group.name, (group.fields ?? []).map((field) => field.name)]),
      ),
    }));

interface Form {
  format: string;
  fields: FormField[];
  files?: Form[];
}
