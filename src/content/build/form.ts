import type * as v from 'valibot';

/** What the editor's form shows of a field besides what its schema says. Without a label, the form shows the field's name. */
export interface Form {
  /** For the items of a list in lower case, as the button shows it: Add picture. */
  label?: string;
  /** What to write, and where it shows. */
  hint?: string;
  /** How the field is edited. In a `row`, a choice may occur more than once. */
  as?: 'line' | 'prose' | 'date' | 'colour' | 'picture' | 'row';
  /** The kind of content, by its folder, that the text is a slug of. */
  refers?: string;
  /** How many items a list may have. */
  min?: number;
  max?: number;
  /** Labels of a choice's values, or of the `key` and the `value` of pairs. */
  names?: Readonly<Record<string, string>>;
  /** What a collapsed list item shows, with fields as `{{fields.title}}`. Without it: its first text. */
  summary?: string;
}

/** The parts of a valibot schema that are read here: https://valibot.dev/guides/internal-architecture/. */
export interface Schema extends v.GenericSchema {
  pipe?: readonly (Schema | Action)[];
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly string[];
}
export type Action = { type: string; requirement?: unknown; message?: unknown };

type WithForm = v.GenericSchema & { form?: Form };

export const formOf = (schema: v.GenericSchema): Form => (schema as WithForm).form ?? {};

/** Adds to what the form shows of a schema. */
export const withForm = <Schema extends v.GenericSchema>(schema: Schema, form: Form): Schema => ({
  ...schema,
  form: { ...formOf(schema), ...form },
});

/** Adds the label and the hint of a field in the form. */
export const named = <Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  hint?: string,
): Schema => withForm(schema, { label, ...(hint && { hint }) });
