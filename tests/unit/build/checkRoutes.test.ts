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

const build = (...files: string[]) => {
  for (const file of files) writeFileSync(join(folder, `${file}.html`), '');
};

test('a table whose pages were all built passes', () => {
  build('index', 'works', '404', 'styleguide');
  expect(() => checkRoutes(folder, table)).not.toThrow();
});

test('a page of the table without a file is reported, with the expected file', () => {
  build('index');
  expect(() => checkRoutes(folder, table)).toThrow('src/site.ts: pages.works: /works was not built; expected pages/works.tsx');
});

test('a page that the table does not list is reported', () => {
  build('index', 'works', 'press');
  expect(() => checkRoutes(folder, table)).toThrow(
    'pages/press.tsx: no entry of the table "pages" in src/site.ts has the path /press',
  );
});
