import type { Field } from '@sveltia/cms';
import type * as v from 'valibot';
import { type Form, formOf } from '../content/form.ts';

/** What the parts of any schema that are asked for here are called; see https://valibot.dev/guides/internal-architecture/. */
interface Schema extends v.GenericSchema {
  pipe?: readonly (Schema | { type: string; requirement?: unknown; message?: unknown })[];
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: readonly Schema[];
  wrapped?: Schema;
  default?: unknown;
  options?: readonly string[];
  literal?: unknown;
}

/** `leftOut` as an editor reads it: Left out. */
export const readable = (name: string) => {
  const words = name
    .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Action = { type: string; requirement?: unknown; message?: unknown };
/** What is asked of a value, also by the schemas that this one goes on from. */
const actions = ({ pipe = [] }: Schema): Action[] => pipe.flatMap((one) => ('pipe' in one ? actions(one) : [one]));
const requirement = (schema: Schema, type: string) => actions(schema).find((action) => action.type === type)?.requirement;

/** The patterns and lengths of a text; the form says what its schema would. */
function limitsOf(schema: Schema) {
  const regex = actions(schema).findLast(({ type }) => type === 'regex' || type === 'email');
  const most = requirement(schema, 'max_length');
  return {
    ...(typeof regex?.message === 'string' && {
      pattern: [String(regex.requirement), regex.message.replace(', in quotes', '')] as [string, string],
    }),
    ...(typeof most === 'number' && { maxlength: most }),
  };
}

/** The field that entries of a collection are known by. */
export const knownBy = { works: 'client', people: 'name', services: 'spoken', industries: 'searchTitle' } as const;

function textField(schema: Schema, { as, refers }: Form) {
  if (refers)
    return { widget: 'relation', collection: refers, value_field: '{{slug}}', display_fields: [knownBy[refers]] } as const;
  if (as === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  if (as === 'colour') return { widget: 'color', allowInput: true } as const;
  if (as === 'picture') return { widget: 'image', choose_url: false } as const;
  // A text that may be long is checked for its length only: its pattern would be about a single line.
  if (as === 'prose') return { widget: 'text', ...limitsOf(schema) } as const;
  return { widget: 'string', ...limitsOf(schema) } as const;
}

const numberField = (schema: Schema) => {
  const [min, max] = [requirement(schema, 'min_value'), requirement(schema, 'max_value')];
  return {
    widget: 'number',
    value_type: requirement(schema, 'integer') ? 'int' : 'float',
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && max < Number.MAX_SAFE_INTEGER && { max }),
  } as const;
};

const choiceField = (values: readonly string[], { names = {} }: Form) =>
  ({
    widget: 'select',
    options: [...new Set(values)].map((value) => ({ label: names[value] ?? readable(value), value })),
  }) as const;

/** The fields of an object; whether it is invented comes last. */
const fieldsOf = ({ entries: { sample, ...others } = {} }: Schema, path: string) =>
  Object.entries({ ...others, ...(sample && { sample }) }).map(([name, schema]) => fieldOf(name, schema, path));

/** The first text of an entry of a list, by which it is known when it is closed. */
function summaryOf(fields: readonly Field[]): string {
  const first = fields.find(({ widget = 'string' }) => ['string', 'text', 'relation', 'select'].includes(widget)) ?? fields[0];
  return `{{fields.${first?.name}}}`;
}

function listField(item: Schema, form: Form, path: string): object {
  const { least: min = 0, most: max } = form;
  const count = { min, ...(max !== undefined && { max }) };
  const one = fieldOf('item', item, path);
  const isChoice = one.widget === 'select' || one.widget === 'relation';
  if (isChoice && form.as !== 'row') return { ...widgetOf(item, formOf(item), path), multiple: true, ...count };
  const { label: label_singular = 'entry', summary } = formOf(item);
  const folded = { widget: 'list', label_singular, collapsed: 'auto', ...count } as const;
  if (item.type !== 'strict_object')
    return { ...folded, collapsed: false, field: { ...one, label: isChoice ? 'Choice' : 'Text' } };
  const fields = fieldsOf(item, path);
  const picture = fields.find(({ widget }) => widget === 'image')?.name;
  return { ...folded, fields, summary: summary ?? summaryOf(fields), ...(picture && { thumbnail: picture }) };
}

function objectField(schema: Schema, path: string) {
  const fields = fieldsOf(schema, path);
  const isShort = fields.length < 6 && fields.every(({ widget }) => !['list', 'object', 'text'].includes(String(widget)));
  return { widget: 'object', collapsed: isShort ? false : 'auto', fields } as const;
}

/** @throws Error naming a field that an editor could not fill */
function widgetOf(schema: Schema, form: Form, path: string): object {
  const { type, item, items, options, literal } = schema;
  if (type === 'string') return textField(schema, form);
  if (type === 'number') return numberField(schema);
  if (type === 'boolean') return { widget: 'boolean' } as const;
  if (type === 'picklist' && options) return choiceField(options, form);
  if (type === 'literal') return choiceField([String(literal)], form);
  if (type === 'strict_object') return objectField(schema, path);
  if (type === 'array' && item) return listField(item, form, path);
  if (type === 'tuple' && items?.[0]) return listField(items[0], { ...form, least: items.length, most: items.length }, path);
  if (type === 'record') return { widget: 'keyvalue' } as const;
  throw new Error(`${path}: an editor could not fill a field of the kind "${type}"`);
}

/** The field of the editor's form for a field of a content file. @throws Error naming a field that an editor could not fill */
function fieldOf(name: string, given: v.GenericSchema, path = ''): Field {
  const outer = given as Schema;
  const schema = outer.wrapped ?? outer;
  const form = { ...formOf(schema), ...formOf(outer) };
  const { label = readable(name), hint } = form;
  return {
    name,
    label,
    ...(hint && { hint }),
    ...((schema !== outer || schema.type === 'boolean') && { required: false }),
    ...widgetOf(schema, form, `${path}.${name}`),
  } as Field;
}

export const formOfFile = (schema: v.GenericSchema, file: string): Field[] => fieldsOf(schema as Schema, file);

/** The form of a file that is one list, or pairs of words, without a name above them. */
export const rootField = (schema: v.GenericSchema, name: string): Field => ({ ...fieldOf(name, schema), root: true }) as Field;
