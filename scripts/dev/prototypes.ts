import { loadWorks } from '../../src/content/build/load.ts';
import { prototypeDocument } from '../prototypes/document.ts';
import { prototypeFont } from '../prototypes/font.ts';

/**
 * Built on each request, so that edits show on reload. @returns the HTML or the error's message;
 * undefined if no prototype has this path
 */
export async function prototypeAt(path: string): Promise<string | undefined> {
  const slug = /^\/prototypes\/([a-z0-9-]+)$/.exec(path)?.[1];
  const prototype = slug && loadWorks().find((work) => work.slug === slug)?.prototype;
  if (!prototype) return undefined;
  const document = prototypeFont(slug).then((rule) => prototypeDocument(slug, prototype, rule));
  return document.catch((error: Error) => error.message);
}
