import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../../../scripts/build/sitemap.ts';
import { type Node, parseDocument } from '../../../scripts/html/document.ts';

export interface BuiltPage {
  path: string;
  html: string;
  document: Node;
}

/** The file that a page's path is exported to. */
const pageFile = (path: string, folder: string) =>
  join(folder, path === '/' ? 'index.html' : `${path}.html`);

const read = new Map<string, BuiltPage[]>();

/**
 * Every page of the sitemap in `folder`, and the one for lost visitors; each is read and parsed once.
 * @throws Error when nothing is built there
 */
export function builtPages(folder = 'out'): BuiltPage[] {
  const known = read.get(folder);
  if (known) return known;
  if (!existsSync(join(folder, 'sitemap.xml')))
    throw new Error(`Nothing is built in \`${folder}\`. Run \`npm run build\` first.`);
  const paths = [...pathsIn(readFileSync(join(folder, 'sitemap.xml'), 'utf8')), '/404'];
  const pages = paths.map((path) => {
    const html = readFileSync(pageFile(path, folder), 'utf8');
    return { path, html, document: parseDocument(html) };
  });
  read.set(folder, pages);
  return pages;
}
