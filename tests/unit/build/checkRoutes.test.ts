import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRoutes } from '../../../scripts/build/checkRoutes.ts';

const table = { home: '/', works: '/works' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['passes', ['index', 'works', '404', 'styleguide'], undefined],
  ['lacks a file', ['index'], 'src/site.ts: pages.works: /works was not built; expected pages/works.tsx'],
  [
    'lacks a page',
    ['index', 'works', 'press'],
    'pages/press.tsx: no entry of the table "pages" in src/site.ts has the path /press',
  ],
])('a table %s', (_, files, problem) => {
  for (const file of files) writeFileSync(join(folder, `${file}.html`), '');
  const check = expect(() => checkRoutes(folder, table));
  if (problem) check.toThrow(problem);
  else check.not.toThrow();
});
