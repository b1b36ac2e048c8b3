import { existsSync } from 'node:fs';
import { prototypeDocument } from '#src/build/prototypes/document.ts';
import { entryFile } from '#src/content/kinds.ts';
import { readFile } from '#src/content/load/readFiles.ts';
import { workSchema } from '#src/content/schemas/workSchema.ts';

/**
 * Builds a prototype on each request, so that edits show on reload. @returns the HTML or the
 * error's message; undefined if no prototype has this path
 */
export async function prototypeAt(path: string): Promise<string | undefined> {
  const slug = /^\/prototypes\/([a-z0-9-]+)$/.exec(path)?.[1];
  const file = slug && entryFile('works', slug);
  if (!file || !existsSync(file)) return undefined;
  try {
    // Not `loadWorks`, which reads only once.
    const { prototype } = readFile(workSchema, file);
    return prototype && (await prototypeDocument(slug, prototype));
  } catch (error) {
    return (error as Error).message;
  }
}
