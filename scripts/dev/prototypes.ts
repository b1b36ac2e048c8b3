import { prototypeDocument } from '#src/build/prototypes/document.ts';
import { loadWorks } from '#src/content/load/load.ts';

/**
 * Builds a prototype on each request, so that edits show on reload. @returns the HTML or the
 * error's message; undefined if no prototype has this path
 */
export async function prototypeAt(path: string): Promise<string | undefined> {
  const slug = /^\/prototypes\/([a-z0-9-]+)$/.exec(path)?.[1];
  const prototype = slug && loadWorks().find((work) => work.slug === slug)?.prototype;
  if (!prototype) return undefined;
  return prototypeDocument(slug, prototype).catch((error: Error) => error.message);
}
