import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entries, esModules, polyfills, stubs } from '../../../scripts/bundle/shrinkClientBundle.ts';

/** The file of a path without an extension. */
const fileOf = (path: string) => [`${path}.js`, `${path}.ts`].find(existsSync) ?? path;
const inPackage = (path: string) => path.replace(/^.*node_modules\//, '');
const digest = (path: string) =>
  createHash('sha256')
    .update(readFileSync(fileOf(path)))
    .digest('hex')
    .slice(0, 12);

/** Before you change a digest, read its file again: is it still true that nothing here needs it? */
const known = {
  'next/dist/esm/shared/lib/router/utils/route-match-utils': 'd6df93ce47d0',
  'next/dist/esm/client/route-announcer': 'cbadd27eca27',
  'stylis/src/Prefixer': '15c1a880f112',
  'next/dist/build/polyfills/polyfill-module': '94c8008b70e4',
};

test('the replaced files are unchanged since their stubs were written', () => {
  const replaced = [...Object.keys(stubs).filter((path) => path.includes('node_modules')), polyfills.replace('/esm/', '/')];
  expect(Object.fromEntries(replaced.map((path) => [inPackage(path), digest(path)]))).toEqual(known);
});

test('the stub for structured data exports every function it replaces', async () => {
  const own = Object.entries(stubs).filter(([path]) => !path.includes('node_modules'));
  expect(own.length).toBe(2);
  for (const [path, file] of own) {
    const names = Object.entries(await import(fileOf(path))).filter(([, value]) => typeof value === 'function');
    const used = names.map(([name]) => name).filter((name) => name !== 'postalAddress');
    expect(Object.keys(await import(file))).toEqual(expect.arrayContaining(used));
  }
});

test('every entry point of Next that pages import exists as an ES module', () => {
  for (const file of Object.values(entries)) expect(readFileSync(file, 'utf8')).toMatch(/^export /m);
});

test('every file that Next sends to browsers exists as an ES module too', () => {
  for (const { commonJs, esModule } of esModules) {
    const missing = globSync('**/*.js', { cwd: commonJs }).filter(
      (name) => !/\.test\.js$/.test(name) && !existsSync(join(esModule, name)),
    );
    expect(missing).toEqual([]);
  }
});
