import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { GenericSchema } from 'valibot';
import { parse, stringify } from 'yaml';
import { industries } from '../../../src/content/industries/list.ts';
import { loadAllJobs, loadPeople, loadWorks } from '../../../src/content/load.ts';
import { parseContent } from '../../../src/content/parseContent.ts';
import { personSchema } from '../../../src/content/schema.ts';
import { services } from '../../../src/content/services/list.ts';
import { workSchema } from '../../../src/content/workSchema.ts';
import { type FormField, formOfFile } from '../../../src/editor/fields.ts';
import { site } from '../../../src/site.ts';
import { expect } from '../visit.ts';
import { fileInBrowser, test } from './editor.ts';

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

/** Picks an entry, from buttons or from a list that opens. */
async function choose(page: Page, path: string, name: string) {
  const box = page.locator(`[data-key-path="${path}"]`);
  const list = box.getByRole('combobox');
  const opens = await list.count();
  if (opens) await list.click();
  await (opens
    ? page.getByRole('option', { name, exact: true })
    : box.getByRole('radio', { name }).or(box.getByRole('checkbox', { name }))
  ).click();
}

/** Uploads a picture by another name, of which the editor makes the right one. */
async function upload(page: Page, path: string, picture: string) {
  const box = page.locator(`[data-key-path="${path}"]`);
  await box.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ]);
  // Two files of the same bytes would be one to the editor.
  const buffer = Buffer.concat([readFileSync('tests/agency/src/content/works/bryggan/cover.png'), Buffer.from(path)]);
  await chooser.setFiles({ name: picture.replaceAll('-', ' ').toUpperCase(), mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(box.getByRole('button', { name: /Replace/ })).toBeVisible();
}

/** Fills in a field of the form, and all below it, as somebody would who reads its labels. */
async function fillIn(page: Page, field: FormField, path: string, value: unknown) {
  const box = page.locator(`[data-key-path="${path}"]`);
  const { widget, fields = [], options } = field;
  if (value === undefined) return;
  if (widget === 'select' || widget === 'relation')
    for (const one of [value].flat())
      await choose(page, path, options?.find((option) => option.value === one)?.label ?? made?.client ?? '');
  else if (widget === 'image') await upload(page, path, String(value));
  else if (widget === 'number') await box.getByRole('spinbutton').fill(String(value));
  else if (widget === 'object')
    for (const one of fields)
      await fillIn(page, one, path ? `${path}.${one.name}` : one.name, (value as Record<string, unknown>)[one.name]);
  else if (widget === 'list')
    for (const [index, one] of Object.entries(value as unknown[])) {
      await box.getByRole('button', { name: 'Add', exact: false }).last().click();
      await fillIn(page, field.field ?? { name: '', widget: 'object', fields }, `${path}.${index}`, one);
    }
  else await box.getByRole('textbox').last().fill(String(value));
}

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Primary' });

/** Opens an entry, or a new one, and waits for the heading above its form. What was saved may still be closing. */
const open = (page: Page, address: string, heading: string) =>
  expect(async () => {
    await page.goto(address);
    await expect(toolbar(page)).toContainText(heading, { timeout: 3000 });
  }).toPass();

/** Saves the entry that is open, and waits until its file has been written and the list is there again. @returns the file's text */
async function save(page: Page, file: string) {
  const path = `src/content/${file}`;
  const read = () => page.evaluate(fileInBrowser, { path }).catch(() => ({ written: 0, text: '' }));
  const before = await read();
  await toolbar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await read()).written).toBeGreaterThan(before.written);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  return { before: before.text, text: (await read()).text };
}

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
    await toolbar(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/fields have errors/)).toBeVisible();
    await fillIn(page, { name: '', widget: 'object', fields: formOfFile(schema, collection) }, '', values);
    const { text } = await save(page, `${collection}/${path}`);
    const file = `src/content/${collection}/${path}`;
    expect(parseContent(schema, file, text)).toEqual(parseContent(schema, file, stringify(values)));
    for (const [picture] of text.matchAll(/[\w-]+\.png/g)) {
      const { size } = await page.evaluate(fileInBrowser, { path: file.replace(/[^/]+$/, picture) });
      expect(size, picture).toBeGreaterThan(3000);
    }
  }

  if (somebody) await change('people', somebody.slug, somebody.name, { decides: sentence });
  await add('people', 'agi-osz.yaml', personSchema, person);
  await add('works', 'koris/work.yaml', workSchema, work);
  if (position) await change('jobs', position.slug, position.title, { validThrough: '2026-11-01' });
});
