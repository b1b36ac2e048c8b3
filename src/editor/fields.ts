import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { parse } from 'yaml';
import { currencies } from '../content/facts/prices.ts';
import { currencyName, languageName } from '../content/schemas/codeNames.ts';
import { type Action, type Form, formOf, type Schema } from '../content/schemas/editorMetadata.ts';
import { languageFiles } from '../words/languages.ts';
import { groupName } from './formats.ts';

/** A field type of https://sveltiacms.app/en/docs/fields with its options. */
interface Widget {
  widget: string;
  fields?: FormField[];
  field?: FormField;
  options?: { label: string; value: string }[];
  [option: string]: unknown;
}
export type FormField = Widget & { name: string };

export const labels = parse(readFileSync(new URL('labels.yaml', import.meta.url), 'utf8'));

const codes = new Map<string, string>([
  ...Object.entries<string>(labels.fields),
  ...Object.keys(languageFiles).map((code) => [code, languageName(code)] as const),
  ...currencies.map((code) => [code, currencyName(code)] as const),
]);

/** Turns a field's name into a label: `leftOut` becomes `Left out`, `sv` becomes `Swedish`. */
export const labelFrom = (name: string) => {
  const known = codes.get(name);
  if (known) return known;
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** All checks of a schema, including those of the schemas that its pipe starts with. */
const actions = ({ pipe = [] }: Schema): Action[] =>
  pipe.flatMap((part) => ('pipe' in part ? actions(part) : [part]));
const lastAction = (schema: Schema, ...types: string[]) =>
  actions(schema).findLast(({ type }) => types.includes(type));

/** Stores pictures beside the file that names them. */
export const inSameFolder = { media_folder: '', public_folder: '' };

/** Chooses the widget of a text, with the schema's length limit and pattern. */
function textField(schema: Schema, { as, refers, refersToFile, choices }: Form): Widget {
  if (refers) return { widget: 'relation', collection: refers };
  if (refersToFile) {
    const [collection, file, value_field] = refersToFile;
    return { widget: 'relation', collection, file, value_field };
  }
  if (choices)
    return {
      widget: 'select',
      options: Object.entries(choices).map(([value, label]) => ({ label, value })),
    };
  if (as === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (as === 'colour') return { widget: 'color', allowInput: true };
  if (as === 'picture') return { widget: 'image', choose_url: false, ...inSameFolder };
  const maxlength = lastAction(schema, 'max_length')?.requirement;
  // Skips the pattern, because patterns apply to a single line.
  if (as === 'prose') return { widget: 'text', maxlength };
  const { requirement, message } = lastAction(schema, 'regex', 'email') ?? {};
  const pattern =
    typeof message === 'string'
      ? [String(requirement), message.replace(', in quotes', '')]
      : undefined;
  return { widget: 'string', maxlength, pattern };
}

const numberField = (schema: Schema) => ({
  widget: 'number',
  value_type: lastAction(schema, 'integer') ? 'int' : 'float',
  min: lastAction(schema, 'min_value')?.requirement,
  max: lastAction(schema, 'max_value')?.requirement,
});

function listField(item: Schema, { min = 0, max, as }: Form, path: string): Widget {
  const { summary, ...form } = formOf(item);
  const label_singular = form.label ?? (form.as === 'prose' ? 'paragraph' : 'another');
  const itemWidget = widgetOf(item, form, path);
  const { widget, fields = [] } = itemWidget;
  const isChoice = widget === 'select' || widget === 'relation';
  if (isChoice && as !== 'row') return { ...itemWidget, multiple: true, min, max };
  const list = { widget: 'list', label_singular, min, max };
  if (widget !== 'object')
    return {
      ...list,
      collapsed: false,
      field: {
        name: 'item',
        label: form.label ?? (isChoice ? 'Choice' : form.as === 'prose' ? 'Paragraph' : 'Line'),
        ...itemWidget,
      },
    };
  const thumbnail = fields.find((field) => field.widget === 'image')?.name;
  return { ...list, collapsed: 'auto', fields, summary, thumbnail };
}

/** Moves the fields of each group into an object; src/editor/formats.ts moves their values. */
function withGroups(fields: FormField[], groups: (string | undefined)[]): FormField[] {
  const names = [...new Set(groups.filter((group) => group !== undefined))];
  return [
    ...fields.filter((_, index) => !groups[index]),
    ...names.map((label) => {
      const inner = fields.filter((_, index) => groups[index] === label);
      const required = inner.some((field) => field.required);
      const collapsed = required ? ('auto' as const) : true;
      return {
        name: groupName(label),
        label,
        required: true,
        ...{ widget: 'object', collapsed },
        fields: inner,
      };
    }),
  ];
}

function objectField(entries: Record<string, Schema>, path: string) {
  const fields = withGroups(
    Object.entries(entries).map(([name, schema]) => fieldOf(name, schema, `${path}.${name}`)),
    Object.values(entries).map((schema) => formOf(schema).group),
  );
  const isShort =
    fields.length < 6 && fields.every(({ widget }) => !['list', 'object', 'text'].includes(widget));
  return { widget: 'object', collapsed: isShort ? false : 'auto', fields };
}

/** @throws Error that names a field for which the editor has no widget */
function widgetOf(schema: Schema, form: Form, path: string): Widget {
  const { type, item, options, entries } = schema;
  const { names = {} } = form;
  if (entries) return objectField(entries, path);
  if (item) return listField(item, form, path);
  if (type === 'string') return textField(schema, form);
  if (type === 'number') return numberField(schema);
  if (type === 'boolean') return { widget: 'boolean', default: form.isOn ?? false };
  if (type === 'picklist' && options)
    return {
      widget: 'select',
      options: [...new Set(options)].map((value) => ({
        label: names[value] ?? labelFrom(value),
        value,
      })),
    };
  if (type === 'record')
    return { widget: 'keyvalue', key_label: names.key, value_label: names.value };
  throw new Error(`${path}: an editor could not fill a field of the kind "${type}"`);
}

/** Derives a form field from the schema of a content field. */
function fieldOf(name: string, outer: Schema, path = name): FormField {
  const { wrapped: schema = outer } = outer;
  const form = { ...formOf(schema), ...formOf(outer) };
  const { label = labelFrom(name), hint } = form;
  const required = schema === outer && schema.type !== 'boolean' && form.min !== 0;
  return { name, label, hint, required, ...widgetOf(schema, form, path) };
}

/**
 * Derives the editor's form of a content file. A file that is a list or a record has one root
 * field.
 * @throws Error that names a field for which the editor has no widget
 */
export function formOfFile(schema: v.GenericSchema, file: string): FormField[] {
  const whole = fieldOf(file, schema as Schema);
  return whole.fields && whole.widget === 'object' ? whole.fields : [{ ...whole, root: true }];
}
