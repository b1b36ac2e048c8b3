import type * as v from 'valibot';

/** What an editor's form shows of a field beyond what its schema says; a label is otherwise made from the field's name. */
export interface Form {
  /** Of what a list has many of, in lower case: Add picture. */
  label?: string;
  /** What to write, and what becomes of it. */
  hint?: string;
  /** How it is filled in. Choices are picked from a list; in a row each may be there more than once. */
  as?: 'line' | 'prose' | 'date' | 'colour' | 'picture' | 'row';
  /** The kind of content, by its folder, that the text is a slug of. */
  refers?: string;
  /** How many entries a list may have. */
  least?: number;
  most?: number;
  /** The names of a choice's values, or of the `key` and the `value` of pairs. */
  names?: Readonly<Record<string, string>>;
  /** What a list's entry shows when it is closed, with fields as `{{fields.title}}`; its first text otherwise. */
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

type Formed = v.GenericSchema & { form?: Form };

export const formOf = (schema: v.GenericSchema): Form => (schema as Formed).form ?? {};

/** The same schema, with what its form shows. */
export const withForm = <Schema extends v.GenericSchema>(schema: Schema, form: Form): Schema => ({
  ...schema,
  form: { ...formOf(schema), ...form },
});

/** A field with its name in an editor's words, and what to write. */
export const named = <Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  hint?: string,
): Schema => withForm(schema, { label, ...(hint && { hint }) });
