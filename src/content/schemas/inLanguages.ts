import * as v from 'valibot';
import { languages } from '../../languages.ts';
import { languageFiles } from '../../words/languages.ts';
import { object } from './schemaParts.ts';

/** A schema for a value in each language that the site uses. Others may stay in the file. */
export const inLanguages = <Schema extends v.GenericSchema>(schema: Schema) =>
  object({
    ...v.entriesFromList(Object.keys(languageFiles), v.optional(schema)),
    ...v.entriesFromList(languages, schema),
  });
