import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { type Page, test } from 'playwright/test';
import { parse } from 'yaml';
import { workSchema } from '#src/content/build/workSchema.ts';
import { type FormField, formOfFile } from '#src/editor/fields.ts';
import { editorPath } from '#src/site.ts';
import { expect } from '../visit.ts';

// The editor renders only what is in view, hence the tall window.
test.use({ baseURL: process.env.TURNSTILE_URL, viewport: { width: 1440, height: 9_000 } });

const content = 'src/agency';
const readContent = (file: string) => parse(readFileSync(`${content}/${file}`, 'utf8'));
/** An entry that the test adds. The build was made with it, so it passes the content check. */
const work = 'works/bryggan/work.yaml';
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

async function expand(page: Page, path: string) {
  const button = page.locator(`[data-key-path="${path}"]`).getByRole('button', { name: 'Expand' });
  if (await button.first().isVisible()) await button.first().click();
}

async function fillIn(page: Page, field: FormField, path: string, value: unknown) {
  const box = page.locator(`[data-key-path="${path}"]`);
  const click = (name: string, part = box) => part.getByRole('button', { name }).click();
  const { widget, fields = [], options } = field;
  if (value === undefined) return;
  if (widget === 'select' || widget === 'relation')
    for (const choice of [value].flat()) {
      const name = options?.find((option) => option.value === choice)?.label ?? String(choice);
      // A radio button ignores clicks until it is a tab stop, 100 ms after it appears.
      const radio = box.getByRole('radio', { name }).and(page.locator('[tabindex]'));
      await radio.or(box.getByRole('checkbox', { name })).check();
    }
  else if (widget === 'image') {
    const picture = String(value);
    const dialog = page.getByRole('dialog', { name: 'Select Image' });
    await click('Browse');
    const chooser = page.waitForEvent('filechooser');
    await click('Upload', dialog);
    // The editor replaces the spaces and capitals.
    await (await chooser).setFiles({
      name: picture.replaceAll('-', ' ').toUpperCase(),
      mimeType: 'image/png',
      buffer: readFileSync(globSync(`${content}/**/${picture}`)[0] ?? ''),
    });
    await click('Insert', dialog);
    await expect(box.getByRole('button', { name: /Replace/ })).toBeVisible();
  } else if (widget === 'object')
    for (const child of fields) {
      const isGroup = child.name.startsWith('_');
      const childPath = `${path && `${path}.`}${child.name}`;
      if (isGroup) await expand(page, childPath);
      await fillIn(page, child, childPath, isGroup ? value : Object(value)[child.name]);
    }
  else if (widget === 'list')
    for (const [index, item] of Object.entries(value as unknown[])) {
      // A real click first waits until the long form has stopped moving.
      await box.getByRole('button', { name: 'Add' }).last().dispatchEvent('click');
      const itemField = field.field ?? { name: '', widget: 'object', fields };
      await fillIn(page, itemField, `${path}.${index}`, item);
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

async function save(page: Page, file: string, values: object) {
  const read = (path: string) => page.evaluate(fileInBrowser, { path: join(content, path) });
  const writtenAt = async () => (await read(file).catch(() => ({ written: 0 }))).written;
  const before = await writtenAt();
  await clickSave(page);
  await expect.poll(writtenAt).toBeGreaterThan(before);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  const { text } = await read(file);
  expect(parse(text)).toEqual(values);
  for (const [picture] of text.matchAll(/[\w-]+\.png/g)) {
    const path = join(file, '..', picture);
    expect((await read(path)).size, picture).toBe(readFileSync(join(content, path)).length);
  }
}

test('an editor changes a text, and adds a work with pictures', async ({ page }) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(30_000);
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  await page.goto(editorPath);
  await page.evaluate(fileInBrowser, { path: '.git/HEAD', text: '' });
  for (const name of globSync('**/*.{yaml,json}', { cwd: content })) {
    const path = join(content, name.replaceAll('\\', '/'));
    const file = { path, text: readFileSync(path, 'utf8') };
    if (!path.endsWith(work)) await page.evaluate(fileInBrowser, file);
  }
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();

  await open(page, 'people/entries/tuva', 'Tuva');
  await fillIn(page, { name: '', widget: 'string' }, 'decides', sentence);
  const tuva = 'people/tuva.yaml';
  await save(page, tuva, { ...readContent(tuva), decides: sentence });
  const { text } = await page.evaluate(fileInBrowser, { path: join(content, tuva) });
  const unchanged = text.split('\n').filter((line) => !line.startsWith('decides: '));
  expect(unchanged.join('\n')).toBe(readFileSync(join(content, tuva), 'utf8'));

  await open(page, 'works/new', 'Creating');
  await clickSave(page);
  await expect(page.getByText(/fields have errors/)).toBeVisible();
  const form: FormField = { name: '', widget: 'object', fields: formOfFile(workSchema, 'works') };
  await fillIn(page, form, '', readContent(work));
  await save(page, work, readContent(work));
});
