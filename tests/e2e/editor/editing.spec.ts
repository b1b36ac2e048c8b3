import { globSync, readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import { parse, stringify } from 'yaml';
import { industries } from '../../../src/content/industries/list.ts';
import { loadAllJobs, loadPeople, loadWorks } from '../../../src/content/load.ts';
import { parseContent } from '../../../src/content/parseContent.ts';
import { personSchema } from '../../../src/content/schema.ts';
import { services } from '../../../src/content/services/list.ts';
import { workSchema } from '../../../src/content/workSchema.ts';
import { formOfFile } from '../../../src/editor/fields.ts';
import { site } from '../../../src/site.ts';
import { expect } from '../visit.ts';
import { fileInBrowser, test } from './editor.ts';
import { fillIn, open, save } from './form.ts';

const [somebody] = loadPeople();
const [position] = loadAllJobs();
const [made] = loadWorks();
const sentence = 'Hur allvarligt ett fel är: “åäö”, ’őű’ – it’s a colon, and {{replyTime}}.';

const agency = (file: string) => parse(readFileSync(`tests/agency/src/content/${file}`, 'utf8'));
const person = {
  ...agency('people/tuva.yaml'),
  name: 'Ági Ősz',
  portrait: 'agi-osz.png',
  office: site.offices[0].id,
  decides: sentence,
  languages: ['Swedish', 'English'],
  answers: [services[0].slug],
  works: made && [made.slug],
};
const work = {
  ...agency('works/bryggan/work.yaml'),
  client: 'Kőris',
  title: 'A case: “with” three pictures',
  services: services.slice(0, 2).map(({ slug }) => slug),
  industries: [industries[0].slug],
  problem: [`First line.\n\n${sentence}`],
  pictures: ['img-2031', 'second', 'third'].map((name) => ({ file: `${name}.png`, alt: `The ${name}, åäö.` })),
  layout: ['left'],
};

test('somebody adds a person and a case with pictures, and changes a sentence and closes a position where there are any', async ({
  page,
  served: { editor },
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  // Only what is in view is drawn, and there is no hurry to scroll.
  await page.setViewportSize({ width: 1440, height: 9_000 });
  await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }));
  await page.goto(`${editor}/admin`);
  await page.evaluate(fileInBrowser, { path: '.git/HEAD', text: '' });
  for (const file of globSync('src/content/**/*.{yaml,json}'))
    await page.evaluate(fileInBrowser, { path: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') });
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();

  /** Changes a field of an entry; all others stay as they are. */
  async function change(collection: string, slug: string, heading: string, values: Record<string, string>) {
    await open(page, `${editor}/admin#/collections/${collection}/entries/${slug}`, heading);
    for (const [name, value] of Object.entries(values)) await fillIn(page, { name, widget: 'string' }, name, value);
    const { before, text } = await save(page, `${collection}/${slug}.yaml`);
    expect(parse(text)).toEqual({ ...parse(before), ...values });
  }

  /** Fills in the form of a new entry. The file has what was filled in, and a picture for each that it names. */
  async function add(collection: string, path: string, schema: GenericSchema, values: object) {
    await open(page, `${editor}/admin#/collections/${collection}/new`, 'Creating');
    if (schema === workSchema) {
      await fillIn(page, { name: '', widget: 'string' }, 'searchTitle', 'x'.repeat(60));
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(/fields have errors/)).toBeVisible();
    }
    const names = { [made?.slug ?? '']: made?.client ?? '' };
    await fillIn(page, { name: '', widget: 'object', fields: formOfFile(schema, collection) }, '', values, names);
    const { text } = await save(page, `${collection}/${path}`);
    const file = `src/content/${collection}/${path}`;
    expect(parseContent(schema, file, text)).toEqual(parseContent(schema, file, stringify(values)));
    for (const [picture] of text.matchAll(/[\w-]+\.png/g))
      expect((await page.evaluate(fileInBrowser, { path: file.replace(/[^/]+$/, picture) })).size, picture).toBeGreaterThan(
        3000,
      );
  }

  if (somebody) await change('people', somebody.slug, somebody.name, { decides: sentence });
  await add('people', 'agi-osz.yaml', personSchema, person);
  await add('works', 'koris/work.yaml', workSchema, work);
  if (position) await change('jobs', position.slug, position.title, { validThrough: '2026-11-01' });
});
