import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { line, list, object, whole } from '../../src/content/schemaParts.ts';
import { editorConfig } from '../../src/editor/config.ts';
import { formOfFile } from '../../src/editor/fields.ts';

type AnyField = Field & { fields?: AnyField[]; field?: AnyField; root?: boolean; multiple?: boolean } & {
  options?: { value: unknown }[];
  hint?: string;
  required?: boolean;
};

const { collections = [] } = editorConfig('owner/name');

/** Every content file that the editor opens and that there is, with its form. */
const forms = collections
  .flatMap((one) => {
    if ('files' in one) return one.files.map(({ file, fields }) => ({ file, fields: fields as AnyField[] }));
    if (!('folder' in one)) return [];
    const { folder, fields, path = '{{slug}}' } = one;
    return globSync(`${folder}/${path.replace('{{slug}}', '*')}.yaml`).map((file) => ({ file, fields: fields as AnyField[] }));
  })
  .filter(({ file }) => existsSync(file));

test('every content file has one form', () => {
  const files = globSync('src/content/**/*.{yaml,json}').map((file) => file.replaceAll('\\', '/'));
  expect(forms.map(({ file }) => file.replaceAll('\\', '/')).sort()).toEqual(files.sort());
});

/** What of a value a form could not show as it is, or would take for another. */
function lost(value: unknown, field: AnyField | undefined, path: string): string[] {
  if (!field) return [`${path}: no field`];
  const { widget = 'string', multiple } = field;
  const kind = multiple ? 'list' : widget;
  if (kind === 'list') {
    if (Array.isArray(value) && !value.length && field.required !== false) return [`${path}: empty, which the form refuses`];
    const group = { name: '', widget: field.fields ? 'object' : 'string', fields: field.fields } as AnyField;
    const each = multiple ? ({ ...field, multiple: false } as AnyField) : (field.field ?? group);
    return Array.isArray(value) ? value.flatMap((item, index) => lost(item, each, `${path}[${index}]`)) : [`${path}: no list`];
  }
  if (kind === 'object' || kind === 'keyvalue') {
    const inner = (name: string) =>
      kind === 'object' ? field.fields?.find((one) => one.name === name) : ({ name } as AnyField);
    return Object.entries(value as object).flatMap(([name, one]) => lost(one, inner(name), `${path}.${name}`));
  }
  if (kind === 'select') return field.options?.some((one) => one.value === value) ? [] : [`${path}: no such choice`];
  if (kind === 'number' || kind === 'boolean') return typeof value === kind ? [] : [`${path}: no ${kind}`];
  if (typeof value !== 'string') return [`${path}: no text`];
  return kind === 'string' && value.trim().includes('\n') ? [`${path}: line breaks, in a field of one line`] : [];
}

test('every value of the content has a field that holds it', () => {
  const problems = forms.flatMap(({ file, fields }) => {
    const [first] = fields;
    const form = (first?.root ? { ...first } : { name: '', widget: 'object', fields }) as AnyField;
    return lost(parse(readFileSync(file, 'utf8')), form, file);
  });
  expect(problems).toEqual([]);
});

test('a new field of a schema is in the form by itself; one that an editor could not fill is named', () => {
  const known = {
    title: line,
    since: v.pipe(
      whole(2, 9),
      v.check(() => true),
    ),
  };
  expect(formOfFile(object({ ...known, leftOut: v.optional(list(line, 2, 3)) }), 'x')).toMatchObject([
    { name: 'title', label: 'Title', widget: 'string', pattern: [String(/^[^\n]*$/), expect.stringContaining('one line')] },
    { name: 'since', widget: 'number', value_type: 'int', min: 2, max: 9 },
    { name: 'leftOut', label: 'Left out', widget: 'list', required: false, min: 2, max: 3 },
  ]);
  const either = object({ ...known, side: object({ one: v.union([v.string(), v.number()]) }) });
  expect(() => formOfFile(either, 'works')).toThrow('works.side.one: an editor could not fill a field of the kind "union"');
});

test('texts in the forms are an editor’s', () => {
  const all = (fields: AnyField[]): AnyField[] =>
    fields.flatMap((one) => [one, ...all(one.fields ?? []), ...all(one.field ? [one.field] : [])]);
  const words = forms.flatMap(({ fields }) => all(fields)).map(({ label = '', hint = '' }) => `${label}: ${hint}`);
  expect(words.filter((text) => /^[^:]*[a-z][A-Z]|\b(slug|schema|array|string|null|boolean)\b/.test(text))).toEqual([]);
});
