import { loadWorks } from '../../src/content/build/load.ts';
import { prototypeDocument } from '../prototypes/document.ts';
import { prototypeFont } from '../prototypes/font.ts';

/**
 * The document of the prototype at a path, made from its files as they are now, or what is wrong with it.
 * @returns nothing where the path is not a prototype's
 */
export async function prototypeAt(path: string): Promise<string | undefined> {
  const slug = /^\/prototypes\/([a-z0-9-]+)$/.exec(path)?.[1];
  const prototype = slug && loadWorks().find((work) => work.slug === slug)?.prototype;
  if (!prototype) return undefined;
  const made = prototypeFont(slug).then((rule) => prototypeDocument(slug, prototype, rule));
  return made.catch((error: Error) => error.message);
}
