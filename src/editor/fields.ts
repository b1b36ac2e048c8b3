import type * as v from 'valibot';
import { type Action, type Form, formOf, type Schema } from '../content/build/form.ts';

/** What a form shows for a field: one of https://sveltiacms.app/en/docs/fields, with its options. */
interface Widget {
  widget: string;
  fields?: FormField[];
  field?: FormField;
  options?: { label: string; value: string }[];
  [option: string]: unknown;
}
export type FormField = Widget & { name: string };

/** `leftOut` as an editor reads it: Left out. */
export const readable = (name: string) => {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** What is asked of a value, also by the schemas that this one goes on from. */
const actions = ({ pipe = [] }: Schema): Action[] =>
  pipe.flatMap((one) => ('pipe' in one ? actions(one) : [one]));
const last = (schema: Schema, ...types: string[]) =>
  actions(schema).findLast(({ type }) => types.includes(type));

/** Pictures are beside the file that names them. */
export const beside = { media_folder: '', public_folder: '' };

/** The form says of a text what its schema would. */
function textField(schema: Schema, { as, refers }: Form) {
  if (refers) return { widget: 'relation', collection: refers };
  if (as === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (as === 'colour') return { widget: 'color', allowInput: true };
  if (as === 'picture') return { widget: 'image', choose_url: false, ...beside };
  const maxlength = last(schema, 'max_length')?.requirement;
  // A text that may be long is checked for its length only: its pattern would be about a single line.
  if (as === 'prose') return { widget: 'text', maxlength };
  const { requirement, message } = last(schema, 'regex', 'email') ?? {};
  const pattern =
    typeof message === 'string'
      ? [String(requirement), message.replace(', in quotes', '')]
      : undefined;
  return { widget: 'string', maxlength, pattern };
}

const numberField = (schema: Schema) => ({
  widget: 'number',
  value_type: last(schema, 'integer') ? 'int' : 'float',
  min: last(schema, 'min_value')?.requirement,
  max: last(schema, 'max_value')?.requirement,
});

function listField(item: Schema, { least: min = 0, most: max, as }: Form, path: string): Widget {
  const { summary, ...form } = formOf(item);
  const label_singular = form.label ?? (form.as === 'prose' ? 'paragraph' : 'one');
  const one = widgetOf(item, form, path);
  const { widget, fields = [] } = one;
  const isChoice = widget === 'select' || widget === 'relation';
  if (isChoice && as !== 'row') return { ...one, multiple: true, min, max };
  const list = { widget: 'list', label_singular, min, max };
  if (widget !== 'object')
    return {
      ...list,
      collapsed: false,
      field: { name: 'item', label: isChoice ? 'Choice' : 'Text', ...one },
    };
  const thumbnail = fields.find((field) => field.widget === 'image')?.name;
  return { ...list, collapsed: 'auto', fields, summary, thumbnail };
}

function objectField(entries: Record<string, Schema>, path: string) {
  const fields = Object.entries(entries).map(([name, schema]) =>
    fieldOf(name, schema, `${path}.${name}`),
  );
  const isShort =
    fields.length < 6 && fields.every(({ widget }) => !['list', 'object', 'text'].includes(widget));
  return { widget: 'object', collapsed: isShort ? false : 'auto', fields };
}

/** @throws Error naming a field that an editor could not fill */
function widgetOf(schema: Schema, form: Form, path: string): Widget {
  const { type, item, options, entries } = schema;
  const { names = {} } = form;
  if (entries) return objectField(entries, path);
  if (item) return listField(item, form, path);
  if (type === 'string') return textField(schema, form);
  if (type === 'number') return numberField(schema);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'picklist' && options)
    return {
      widget: 'select',
      options: [...new Set(options)].map((value) => ({
        label: names[value] ?? readable(value),
        value,
      })),
    };
  if (type === 'record')
    return { widget: 'keyvalue', key_label: names.key, value_label: names.value };
  throw new Error(`${path}: an editor could not fill a field of the kind "${type}"`);
}

/** The field of the editor's form for a field of a content file. */
function fieldOf(name: string, outer: Schema, path = name): FormField {
  const { wrapped: schema = outer } = outer;
  const form = { ...formOf(schema), ...formOf(outer) };
  const { label = readable(name), hint } = form;
  const required = schema === outer && schema.type !== 'boolean';
  return { name, label, hint, required, ...widgetOf(schema, form, path) };
}

/** The fields of a file; those of one that is a list, or pairs of words, have no name above them. @throws as `widgetOf` */
export function formOfFile(schema: v.GenericSchema, file: string): FormField[] {
  const whole = fieldOf(file, schema as Schema);
  return whole.fields && whole.widget === 'object' ? whole.fields : [{ ...whole, root: true }];
}
