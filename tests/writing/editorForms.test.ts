import { existsSync, globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { line, list, object, shortText, whole } from '../../src/content/build/schemaParts.ts';
import { editorConfig } from '../../src/editor/config.ts';
import { type FormField, formOfFile } from '../../src/editor/fields.ts';

type Texts = Record<'file' | 'folder', string> & {
  path?: string;
  preview_path?: string;
  media_folder?: string;
};
type Forms = Texts & { fields: FormField[]; files?: Forms[] };

const findFiles = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));

/** The form of each content file. */
const forms = (editorConfig('owner/name').collections as unknown as Forms[]).flatMap(
  ({ files, folder, path = '{{slug}}', ...form }) =>
    files ??
    findFiles(`${folder}/${path.replace('{{slug}}', '*')}.yaml`).map((file) => ({ ...form, file })),
);

/** Returns what a form saves for a valid value, or undefined if the form rejects it. */
function savedValue(value: unknown, field: FormField): unknown {
  const {
    widget,
    fields = [],
    field: item = { name: '', widget: 'object', fields },
    options,
    required,
    multiple,
  } = field;
  if (Array.isArray(value)) {
    if (required && !value.length) return undefined;
    return value.map((one) => savedValue(one, multiple ? { ...field, multiple: false } : item));
  }
  if (widget === 'object' && value)
    return Object.fromEntries(
      fields.map((one) => [
        one.name,
        savedValue((value as Record<string, unknown>)[one.name], one),
      ]),
    );
  if (widget === 'select') return options?.find((option) => option.value === value)?.value;
  return widget === 'string' && String(value).trim().includes('\n') ? undefined : value;
}

test('every content file has a form that saves all its content, and a page for previews', () => {
  const used = forms.filter(({ file }) => existsSync(file));
  expect(used.map(({ file }) => file).sort()).toEqual(
    findFiles('src/content/**/*.{yaml,json}').sort(),
  );
  for (const { file, fields, preview_path, media_folder } of used) {
    expect(preview_path, file).toMatch(/^\//);
    // Deleting such an entry deletes its folder, which therefore contains no other entry.
    if (media_folder !== undefined)
      expect(findFiles(file.replace(/[^/]*$/, '*.{yaml,json}'))).toEqual([file]);
    const value = parse(readFileSync(file, 'utf8'));
    expect(
      savedValue(value, fields[0]?.root ? fields[0] : { name: '', widget: 'object', fields }),
      file,
    ).toEqual(value);
  }
});

test('derives a form field from each field of a schema, and names a field that has no widget', () => {
  const known = { title: line, summary: shortText(60), since: v.pipe(whole(2, 9), v.readonly()) };
  expect(
    formOfFile(object({ ...known, leftOut: v.optional(list(line, 2, 3)) }), 'x'),
  ).toMatchObject([
    {
      name: 'title',
      label: 'Title',
      widget: 'string',
      pattern: [String(/^[^\n]*$/), expect.stringContaining('one line')],
    },
    { name: 'summary', widget: 'text', maxlength: 60 },
    { name: 'since', widget: 'number', value_type: 'int', min: 2, max: 9 },
    { name: 'leftOut', label: 'Left out', widget: 'list', required: false, min: 2, max: 3 },
  ]);
  const either = object({ ...known, side: object({ one: v.union([v.string(), v.number()]) }) });
  expect(() => formOfFile(either, 'works')).toThrow(
    'works.side.one: an editor could not fill a field of the kind "union"',
  );
});
