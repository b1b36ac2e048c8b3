import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { type Page, test } from 'playwright/test';
import { parse } from 'yaml';
import { personSchema } from '#src/content/schemas/personSchema.ts';
import { type FormField, formOfFile } from '#src/editor/fields.ts';
import { editorPath } from '#src/site.ts';
import { expect } from '../visit.ts';

// The editor renders only what is in view, hence the tall window.
test.use({ baseURL: process.env.TURNSTILE_URL, viewport: { width: 1440, height: 9_000 } });

const content = 'src/agency';
const readContent = (file: string) => readFileSync(join(content, file), 'utf8');
/** An entry that the test adds. The build was made with it, so it passes the content check. */
const person = 'people/agi-osz.yaml';
const sentence = 'Hur allvarligt ett fel är: “åäö”, ’őű’ – it’s a colon, and {{replyTime}}.';

/** Runs in the page: writes `text`, if given, to a file in the private storage, and reads it. */
async function fileInBrowser({ path, text }: { path: string; text?: string }) {
  const create = text !== undefined;
  const [name = '', ...folders] = path.split('/').reverse();
  let folder = await navigator.storage.getDirectory();
  for (const part of folders.reverse()) folder = await folder.getDirectoryHandle(part, { create });
  const handle = await folder.getFileHandle(name, { create });
  if (create) await new Blob([text]).stream().pipeTo(await handle.createWritable());
  const file = await handle.getFile();
  return { written: file.lastModified, size: file.size, text: await file.text() };
}

async function fillIn(page: Page, { name, widget, options }: FormField, value: unknown) {
  const box = page.locator(`[data-key-path="${name}"]`);
  if (widget === 'select' || widget === 'relation')
    for (const choice of [value].flat()) {
      const label = options?.find((option) => option.value === choice)?.label ?? String(choice);
      // A radio button ignores clicks until it is a tab stop, 100 ms after it appears.
      const radio = box.getByRole('radio', { name: label }).and(page.locator('[tabindex]'));
      await radio.or(box.getByRole('checkbox', { name: label })).check();
    }
  else if (widget === 'image') {
    const picture = String(value);
    const dialog = page.getByRole('dialog', { name: 'Select Image' });
    await box.getByRole('button', { name: 'Browse' }).click();
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    // The editor replaces the spaces and capitals.
    await (await chooser).setFiles({
      name: picture.replaceAll('-', ' ').toUpperCase(),
      mimeType: 'image/png',
      buffer: readFileSync(join(content, person, '..', picture)),
    });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(box.getByRole('button', { name: /Replace/ })).toBeVisible();
  } else if (widget === 'list')
    for (const [index, text] of Object.entries(value as string[])) {
      // A real click first waits until the form has stopped moving.
      await box.getByRole('button', { name: 'Add' }).last().dispatchEvent('click');
      await page.locator(`[data-key-path="${name}.${index}"]`).getByRole('textbox').fill(text);
    }
  else if (widget === 'boolean') await box.getByRole('switch').setChecked(Boolean(value));
  else await box.getByRole('textbox').or(box.getByRole('spinbutton')).last().fill(String(value));
}

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Primary' });
const clickSave = (page: Page) =>
  toolbar(page).getByRole('button', { name: 'Save', exact: true }).click();

/** Retries while the previous form closes. */
const open = (page: Page, entry: string, heading: string) =>
  expect(async () => {
    await page.goto(`${editorPath}#/collections/${entry}`);
    await expect(toolbar(page)).toContainText(heading, { timeout: 3000 });
  }).toPass();

/** @returns the text that the editor has written */
async function save(page: Page, file: string) {
  const read = () => page.evaluate(fileInBrowser, { path: join(content, file) });
  const writtenAt = async () => (await read().catch(() => ({ written: 0 }))).written;
  const before = await writtenAt();
  await clickSave(page);
  await expect.poll(writtenAt).toBeGreaterThan(before);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  return (await read()).text;
}

test('an editor changes a text of a work, and adds a person with a portrait', async ({ page }) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await page.goto(editorPath);
  await page.evaluate(fileInBrowser, { path: '.git/HEAD', text: '' });
  for (const name of globSync('**/*.{yaml,json}', { cwd: content })) {
    const path = join(content, name.replaceAll('\\', '/'));
    const file = { path, text: readFileSync(path, 'utf8') };
    if (!path.endsWith(person)) await page.evaluate(fileInBrowser, file);
  }
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();

  const work = 'works/bryggan/work.yaml';
  const { client } = parse(readContent(work));
  await open(page, 'works/entries/bryggan/work', client);
  await fillIn(page, { name: 'title', widget: 'string' }, sentence);
  const saved = await save(page, work);
  expect(parse(saved).title).toBe(sentence);
  const others = (text: string) => text.split('\n').filter((line) => !line.startsWith('title: '));
  expect(others(saved)).toEqual(others(readContent(work)));

  await open(page, 'people/new', 'Creating');
  await clickSave(page);
  await expect(page.getByText(/fields have errors/)).toBeVisible();
  const values = parse(readContent(person));
  for (const field of formOfFile(personSchema, 'people'))
    if (field.name in values) await fillIn(page, field, values[field.name]);
  expect(parse(await save(page, person))).toEqual(values);
  const path = join(content, person, '..', values.portrait);
  const { size } = await page.evaluate(fileInBrowser, { path });
  expect(size).toBe(readFileSync(path).length);
});
