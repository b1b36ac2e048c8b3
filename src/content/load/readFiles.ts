import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Language } from '../../words/languages.ts';
import { slugPattern } from '../facts/slug.ts';
import { type Loaded, problemsOf } from '../problems.ts';
import { fillPlaceholders } from '../texts/fillPlaceholders.ts';
import { parseContent } from './parseContent.ts';

/** Finds files by a glob pattern. @returns their paths with forward slashes, sorted */
export const findFiles = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Reads a content file and fills its placeholders and its own `slots`. @throws Problems */
export const readFile = <Schema extends GenericSchema>(
  schema: Schema,
  file: string,
  slots?: Record<string, string>,
  language?: Language,
): InferOutput<Schema> =>
  fillPlaceholders(parseContent(schema, file, readFileSync(file, 'utf8')), file, slots, language);

/**
 * Reads all files that match a glob pattern. The part that `*` matches is an entry's slug.
 * @param slots further placeholders, for these files
 */
export function readEntries<Schema extends GenericSchema>(
  schema: Schema,
  pattern: string,
  slots?: Record<string, string>,
): Loaded<{ slug: string } & InferOutput<Schema>> {
  const entries: ({ slug: string } & InferOutput<Schema>)[] = [];
  const problems = problemsOf(findFiles(pattern), (file) => {
    const slug = pattern.endsWith('*.yaml') ? basename(file, '.yaml') : basename(dirname(file));
    if (!slugPattern.test(slug))
      throw new Error(
        `${file}: "${slug}" becomes part of a URL; expected lower-case words joined by hyphens`,
      );
    entries.push({
      slug,
      ...(readFile(schema, file, slots) as object),
    } as (typeof entries)[number]);
  });
  return { entries, problems };
}
