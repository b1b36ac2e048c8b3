import * as v from 'valibot';

/** How the content editor's form shows a field. Without a label, it shows the field's name. */
export type Form = {
  /** The label of a list's items is in lower case, because their button says “Add picture”. */
  label?: string;
  /** What to write, and where it shows. */
  hint?: string;
  /** How the field is edited. In a `row`, a choice may occur more than once. */
  as?: 'singleLine' | 'prose' | 'date' | 'colour' | 'picture' | 'row';
  /** The folder of the content whose slugs the field accepts, such as `works`. */
  refers?: string;
  /** The editor's collection, file and field whose values the field accepts. */
  refersToFile?: readonly [collection: string, file: string, field: string];
  /** Texts to choose from by their names; the schema may accept others. */
  choices?: Readonly<Record<string, string>>;
  /** The part of the form that shows the field, folded, below the others. */
  group?: string;
  /** Whether a switch is on where the file does not name it. */
  isOn?: boolean;
  /** How many items a list may have. */
  min?: number;
  max?: number;
  /** Labels of a choice's values, or of the `key` and `value` columns of a record. */
  names?: Readonly<Record<string, string>>;
  /** The title of a collapsed list item, such as `{{fields.title}}`. Defaults to its first text. */
  summary?: string;
};

/** The properties of valibot's schemas that the editor and the check of references read. */
export interface Schema extends v.GenericSchema {
  pipe?: readonly (Schema | Action)[];
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly string[];
}
export type Action = { type: string; requirement?: unknown; message?: unknown };

export const formOf = (schema: v.GenericSchema) => v.getMetadata(schema) as Form;

/** Adds options of the editor's form to a schema. Later ones replace earlier ones. */
export const withForm = <Schema extends v.GenericSchema>(schema: Schema, form: Form) =>
  v.pipe(schema, v.metadata(form));

/** Adds a label and a hint for the editor's form to a schema. */
export const labelled = <Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  hint?: string,
) => withForm(schema, { label, ...(hint && { hint }) });

/** Shows fields that are seldom changed folded, in one part of the form. */
export const grouped = <Entries extends v.ObjectEntries>(
  group: string,
  entries: Entries,
): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [
      name,
      withForm(schema as v.GenericSchema, { group }),
    ]),
  ) as v.ObjectEntries as Entries;
