import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findFiles } from '#src/content/load/readFiles.ts';
import { list, object, shortText, singleLine, whole } from '#src/content/schemas/schemaParts.ts';
import { editorConfig, formatsOf } from '#src/editor/config.ts';
import { type FormField, formOfFile } from '#src/editor/fields.ts';
import { formatOf, refusal } from '#src/editor/formats.ts';

interface Form extends Partial<Record<'path' | 'preview_path' | 'media_folder', string>> {
  file: string;
  format: string;
  folder?: string;
  fields: FormField[];
  files?: Form[];
}

const config = editorConfig('owner/name');
const forms = (config.collections as unknown as Form[]).flatMap(
  ({ files, folder, path = '{{slug}}', ...form }) =>
    files?.filter(({ file }) => existsSync(file)) ??
    findFiles(`${folder}/${path.replace('{{slug}}', '*')}.yaml`).map((file) => ({ ...form, file })),
);

/** Returns what a form saves for a valid value, or undefined if the form rejects it. */
function savedValue(value: unknown, field: FormField): unknown {
  const { widget, fields = [], options, required, multiple } = field;
  const item = field.field ?? { name: '', widget: 'object', fields };
  if (Array.isArray(value)) {
    if (required && !value.length) return undefined;
    return value.map((one) => savedValue(one, multiple ? { ...field, multiple: false } : item));
  }
  if (widget === 'object' && value)
    return Object.fromEntries(
      fields.map((one) => [one.name, savedValue(Reflect.get(value, one.name), one)]),
    );
  if (widget === 'select') return options?.find((option) => option.value === value)?.value;
  return widget === 'string' && String(value).trim().includes('\n') ? undefined : value;
}

test('every content file has a form', () =>
  expect(forms.map(({ file }) => file).sort()).toEqual(
    findFiles('src/agency/**/*.{yaml,json}').sort(),
  ));

test('every form saves all of its file, and has a page for previews', () => {
  const formats = new Map(formatsOf(config).map((format) => [format.name, formatOf(format)]));
  for (const { file, fields, format, preview_path, media_folder } of forms) {
    expect(preview_path, file).toMatch(/^\//);
    // Deleting such an entry deletes its folder, which therefore contains no other entry.
    if (media_folder !== undefined)
      expect(findFiles(file.replace(/[^/]*$/, '*.{yaml,json}'))).toEqual([file]);
    const { fromFile, toFile } = formats.get(format) as ReturnType<typeof formatOf>;
    const value = fromFile(readFileSync(file, 'utf8'));
    const form = fields[0]?.root ? fields[0] : { name: '', widget: 'object', fields };
    expect(fromFile(toFile(savedValue(value, form))), file).toEqual(value);
  }
});

test('a form has the limits of its schema', () => {
  const schema = object({
    title: singleLine,
    summary: shortText(60),
    since: whole(2, 9),
    leftOut: v.optional(list(singleLine, 2, 3)),
  });
  expect(formOfFile(schema, 'x')).toMatchObject([
    { required: true, pattern: [String(/^[^\n]*$/), expect.stringContaining('one line')] },
    { maxlength: 60 },
    { value_type: 'int', min: 2, max: 9 },
    { label: 'Left out', required: false, min: 2, max: 3 },
  ]);
});

test('refuses a second entry of a name, and dates in the wrong order', () => {
  const closed = (to: string) => ({ closedDays: [{ from: '2027-03-26', to }] });
  expect(refusal('omlopp-1', {}, 'Omlöpp')).toContain('“omlopp” already');
  expect(refusal('formula-1-1', {}, 'Formula 1')).toContain('“formula-1” already');
  expect(refusal('formula-1', {}, 'Formula 1')).toBe(undefined);
  expect(refusal('omlopp-1', closed('2027-03-26'))).toBe(undefined);
  expect(refusal('site', closed('2027-03-25'))).toContain('2027-03-26 to 2027-03-25');
});
