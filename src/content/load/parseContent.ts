import type { GenericSchema, InferOutput } from 'valibot';
import { parse, type YAMLParseError } from 'yaml';
import { checkAgainst } from '../schemas/plainMessage.ts';

/** Parses and validates a content file. @throws Error that names `file` and the field */
export function parseContent<Schema extends GenericSchema>(
  schema: Schema,
  file: string,
  source: string,
): InferOutput<Schema> {
  // Node decodes what is not UTF-8 as this character.
  const wrong = source.split('\n').findIndex((text) => text.includes('\ufffd'));
  if (wrong >= 0)
    throw new Error(`${file}: line ${wrong + 1}: unreadable letters; save the file as UTF-8`);
  let data: unknown;
  try {
    data = parse(source);
  } catch (error) {
    const { code, linePos: [{ line }] = [{ line: 1 }], message } = error as YAMLParseError;
    const text = source.split('\n')[line - 1]?.trim();
    const start = /: (\{\{|[@`%&*!>|[\]{}])/.exec(text ?? '')?.[1];
    let advice = message.split('\n')[0];
    if (code === 'BLOCK_AS_IMPLICIT_KEY')
      advice = 'a text with a colon in it has to stand in quotes';
    else if (start) advice = `a text that starts with ${start} has to stand in quotes`;
    throw new Error(`${file}: line ${line}: "${text}": ${advice}`);
  }
  return checkAgainst(schema, file, data);
}
