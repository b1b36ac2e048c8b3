import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Language } from '../facts/language.ts';
import { slugPattern } from '../facts/slug.ts';
import { parseContent } from './parseContent.ts';
import { fillPlaceholders } from './placeholders.ts';
import { problemsOf, throwUnlessRestWanted } from './problems.ts';

/**
 * Reads every file that the pattern finds, by slug: the file's name, or its folder's where files are called `work.yaml`.
 * Placeholders are filled in `language`. One error has the problems of all files.
 */
export function readContent<Schema extends GenericSchema>(
  schema: Schema,
  pattern: string,
  language?: Language,
): Map<string, InferOutput<Schema>> {
  const found = new Map<string, InferOutput<Schema>>();
  const read = (file: string) => {
    const name = basename(file, '.yaml');
    const slug = name === 'work' ? basename(dirname(file)) : name;
    if (!slugPattern.test(slug))
      throw new Error(
        `${file}: "${slug}" becomes part of an address; expected lower-case words joined by hyphens`,
      );
    found.set(
      slug,
      fillPlaceholders(parseContent(schema, file, readFileSync(file, 'utf8')), file, {}, language),
    );
  };
  const files = globSync(pattern).map((path) => path.replaceAll('\\', '/'));
  throwUnlessRestWanted(problemsOf(files.sort(), read));
  return found;
}
