import type { GenericSchema, InferOutput } from 'valibot';
import { parse, YAMLParseError } from 'yaml';
import { checkAgainst } from './plainMessage.ts';

/** Parses and validates a content file. @throws Error that names `file` and the field */
export function parseContent<Schema extends GenericSchema>(
  schema: Schema,
  file: string,
  source: string,
): InferOutput<Schema> {
  let data: unknown;
  try {
    data = parse(source);
  } catch (error) {
    const colon = error instanceof YAMLParseError && error.code === 'BLOCK_AS_IMPLICIT_KEY';
    const advice = colon ? 'a text with a colon in it has to stand in quotes: ' : '';
    throw new Error(`${file}: not readable as YAML: ${advice}${(error as Error).message}`);
  }
  return checkAgainst(schema, file, data);
}
