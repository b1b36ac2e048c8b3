import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { formatSchemaErrors } from './formatSchemaErrors.ts';
import type { Language } from './language.ts';
import { fillPlaceholders } from './placeholders.ts';
import { slugPattern } from './slug.ts';

/** Parses and checks the text of one content file; `file` is only for the message. @throws Error naming file and field. */
export function parseContent<Schema extends z.ZodType>(schema: Schema, file: string, source: string): z.infer<Schema> {
  let data: unknown;
  try {
    data = parse(source);
  } catch (error) {
    throw new Error(`${file}: not readable as YAML: ${(error as Error).message}`);
  }
  const result = schema.safeParse(data);
  if (!result.success) throw new Error(formatSchemaErrors(file, result.error));
  return result.data;
}

/**
 * Reads every file that the pattern finds, by slug: the file's name, or its folder's where files are called `work.yaml`.
 * Placeholders are filled in `language`. One error lists the faults of all files.
 */
export function readContent<Schema extends z.ZodType>(
  schema: Schema,
  pattern: string,
  language?: Language,
): Map<string, z.infer<Schema>> {
  const found = new Map<string, z.infer<Schema>>();
  const faults: string[] = [];
  for (const path of globSync(pattern).sort()) {
    const file = path.replaceAll('\\', '/');
    const name = basename(file, '.yaml');
    const slug = name === 'work' ? basename(dirname(file)) : name;
    try {
      if (!slugPattern.test(slug)) {
        throw new Error(`${file}: "${slug}" becomes part of an address; expected lower-case words joined by hyphens`);
      }
      found.set(slug, fillPlaceholders(parseContent(schema, file, readFileSync(file, 'utf8')), file, {}, language));
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  if (faults.length) throw new Error(faults.join('\n'));
  return found;
}
