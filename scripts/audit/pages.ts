import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  path: string;
  html: string;
}

/**
 * Every page of the sitemap in `folder`, and the one for lost visitors.
 * @throws Error when nothing is built there
 */
export function builtPages(folder = 'out'): BuiltPage[] {
  if (!existsSync(join(folder, 'sitemap.xml')))
    throw new Error(`Nothing is built in \`${folder}\`. Run \`npm run build\` first.`);
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const fileOf = (path: string) => join(folder, path === '/' ? 'index.html' : `${path}.html`);
  return [...paths, '/404'].map((path) => ({ path, html: readFileSync(fileOf(path), 'utf8') }));
}
