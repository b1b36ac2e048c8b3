import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { routes } from '../../src/site.ts';

/** Pages that no link leads to: the 404 page, and the style guide for developers. */
const outsideTable = ['404', 'styleguide'];

/**
 * Compares the table of pages with the pages that were built: those of the table, and those at the top of the export, as
 * what lies deeper comes from content.
 * @throws Error with a line for each page that is missing on either side
 */
export function checkRoutes(folder: string, table: Readonly<Record<string, string>> = routes) {
  const fileOf = (path: string) => (path === '/' ? 'index' : path.slice(1));
  const unbuilt = Object.entries(table)
    .filter(([, path]) => !existsSync(join(folder, `${fileOf(path)}.html`)))
    .map(([name, path]) => `src/site.ts: pages.${name}: ${path} was not built; expected pages/${fileOf(path)}.tsx`);
  const known = [...Object.values(table).map(fileOf), ...outsideTable];
  const unlisted = globSync('*.html', { cwd: folder })
    .map((file) => basename(file, '.html'))
    .filter((file) => !known.includes(file))
    .map((file) => `pages/${file}.tsx: no entry of the table "pages" in src/site.ts has the path /${file}`);
  const problems = [...unbuilt, ...unlisted];
  if (problems.length) throw new Error(problems.join('\n'));
}
