import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectBuild } from '#scripts/serve/expectBuild.ts';
import { type Node, parseDocument } from '#src/build/html/document.ts';
import { pathsIn } from '#src/build/sitemap.ts';

export interface BuiltPage {
  path: string;
  html: string;
  document: Node;
}

const pageFile = (path: string, folder: string) =>
  join(folder, path === '/' ? 'index.html' : `${path}.html`);

const pagesByFolder = new Map<string, BuiltPage[]>();

export function builtPages(folder = 'out'): BuiltPage[] {
  const cached = pagesByFolder.get(folder);
  if (cached) return cached;
  expectBuild(folder);
  const paths = [...pathsIn(readFileSync(join(folder, 'sitemap.xml'), 'utf8')), '/404'];
  const pages = paths.map((path) => {
    const html = readFileSync(pageFile(path, folder), 'utf8');
    return { path, html, document: parseDocument(html) };
  });
  pagesByFolder.set(folder, pages);
  return pages;
}
