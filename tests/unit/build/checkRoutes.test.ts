import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRoutes } from '../../../scripts/build/checkRoutes.ts';
import { freshFolder } from '../freshFolder.ts';

const table = { home: '/', works: '/works' };
const folder = freshFolder();

test.each([
  ['passes', ['index', 'works', '404', 'styleguide'], undefined],
  ['lacks a file', ['index'], 'src/site.ts: pages.works: /works was not built; expected pages/works.tsx'],
  [
    'lacks a page',
    ['index', 'works', 'press'],
    'pages/press.tsx: no entry of the table "pages" in src/site.ts has the path /press',
  ],
])('a table %s', (_, files, problem) => {
  for (const file of files) writeFileSync(join(folder(), `${file}.html`), '');
  const check = expect(() => checkRoutes(folder(), table));
  if (problem) check.toThrow(problem);
  else check.not.toThrow();
});
