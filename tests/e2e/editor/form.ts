import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { FormField } from '../../../src/editor/fields.ts';
import { expect } from '../visit.ts';
import { fileInBrowser } from './editor.ts';

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

/**
 * Fills in a field of the form, and all below it, as somebody would who reads its labels.
 * @param names what references show of the entries that they lead to
 */
export async function fillIn(page: Page, field: FormField, path: string, value: unknown, names: Record<string, string> = {}) {
  const box = page.locator(`[data-key-path="${path}"]`);
  const { widget, fields = [], options } = field;
  if (value === undefined) return;
  if (widget === 'select' || widget === 'relation')
    for (const one of [value].flat())
      await choose(page, path, options?.find((option) => option.value === one)?.label ?? names[String(one)] ?? '');
  else if (widget === 'image') await upload(page, path, String(value));
  else if (widget === 'number') await box.getByRole('spinbutton').fill(String(value));
  else if (widget === 'object')
    for (const one of fields)
      await fillIn(page, one, path ? `${path}.${one.name}` : one.name, (value as Record<string, unknown>)[one.name], names);
  else if (widget === 'list')
    for (const [index, one] of Object.entries(value as unknown[])) {
      await box.getByRole('button', { name: 'Add', exact: false }).last().click();
      await fillIn(page, field.field ?? { name: '', widget: 'object', fields }, `${path}.${index}`, one, names);
    }
  else await box.getByRole('textbox').last().fill(String(value));
}

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Primary' });

/** Opens an entry, or a new one, and waits for the heading above its form. What was saved may still be closing. */
export const open = (page: Page, address: string, heading: string) =>
  expect(async () => {
    await page.goto(address);
    await expect(toolbar(page)).toContainText(heading, { timeout: 3000 });
  }).toPass();

/** Saves the entry that is open, and waits until its file has been written and the list is there again. @returns the file's text */
export async function save(page: Page, file: string) {
  const path = `src/content/${file}`;
  const read = () => page.evaluate(fileInBrowser, { path }).catch(() => ({ written: 0, text: '' }));
  const before = await read();
  await toolbar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await read()).written).toBeGreaterThan(before.written);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  return { before: before.text, text: (await read()).text };
}
