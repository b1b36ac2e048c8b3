import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../../../scripts/build/sitemap.ts';
import { type Node, parseDocument } from '../../../scripts/html/document.ts';

export interface BuiltPage {
  path: string;
  html: string;
}

/** The file that a page's path is exported to. */
const pageFile = (path: string, folder = 'out') => join(folder, path === '/' ? 'index.html' : `${path}.html`);

/**
 * Every page of the sitemap in `folder`, and the one for lost visitors.
 * @throws Error when nothing is built there
 */
export function builtPages(folder = 'out'): BuiltPage[] {
  if (!existsSync(join(folder, 'sitemap.xml')))
    throw new Error(`Nothing is built in \`${folder}\`. Run \`npm run build\` first.`);
  const paths = pathsIn(readFileSync(join(folder, 'sitemap.xml'), 'utf8'));
  return [...paths, '/404'].map((path) => ({ path, html: readFileSync(pageFile(path, folder), 'utf8') }));
}

export interface ParsedPage {
  path: string;
  document: Node;
}

/** The same pages, parsed. */
export const parsedPages = (): ParsedPage[] => builtPages().map(({ path, html }) => ({ path, document: parseDocument(html) }));
