import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect } from '../visit.ts';
import { fileInBrowser } from './editor.ts';

/** What is put into a field: a text, a number, entries of a list, fields below it, names to choose, or a picture's file. */
type Value = string | number | readonly Value[] | Fields | { choose: string[] } | { picture: string; from: string };
export interface Fields {
  [name: string]: Value;
}

const fieldAt = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`);

/** Picks names, one after the other, from buttons or from a list that opens. */
async function choose(page: Page, path: string, names: readonly string[]) {
  const box = fieldAt(page, path).getByRole('combobox');
  for (const name of names) {
    if (await box.count()) await box.click();
    await ((await box.count())
      ? page.getByRole('option', { name, exact: true })
      : fieldAt(page, path).getByRole('radio', { name }).or(fieldAt(page, path).getByRole('checkbox', { name }))
    ).click();
  }
}

async function upload(page: Page, path: string, { picture, from }: { picture: string; from: string }) {
  await fieldAt(page, path).getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ]);
  // Two files of the same bytes would be one to the editor.
  const buffer = Buffer.concat([readFileSync(from), Buffer.from(picture)]);
  await chooser.setFiles({ name: picture, mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(fieldAt(page, path).getByRole('button', { name: /Replace/ })).toBeVisible();
}

/** Fills in a field of the form as somebody would who reads its labels. */
export async function fillIn(page: Page, path: string, value: Value): Promise<void> {
  const field = fieldAt(page, path);
  if (typeof value === 'number') return field.getByRole('spinbutton').fill(String(value));
  if (typeof value === 'string') return field.getByRole('textbox').last().fill(value);
  if ('choose' in value) return choose(page, path, value.choose as string[]);
  if ('picture' in value) return upload(page, path, value as { picture: string; from: string });
  for (const [name, one] of Object.entries(value)) {
    if (Array.isArray(value)) await field.getByRole('button', { name: 'Add', exact: false }).last().click();
    await fillIn(page, path ? `${path}.${name}` : name, one);
  }
}

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Primary' });

/** Opens an entry, or a new one, and waits for the heading above its form. What was saved may still be closing. */
export const open = (page: Page, address: string, heading: string) =>
  expect(async () => {
    await page.goto(address);
    await expect(toolbar(page)).toContainText(heading, { timeout: 3000 });
  }).toPass();

/** Saves the entry that is open, and waits until its file has been written and the list is there again. */
export async function save(page: Page, file: string) {
  const written = async () => (await page.evaluate(fileInBrowser, `src/content/${file}`))?.written ?? 0;
  const before = await written();
  await toolbar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(written).toBeGreaterThan(before);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}
