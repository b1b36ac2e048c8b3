import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { git } from '#scripts/cli/git.ts';
import { fetchReleases } from '#scripts/upgrade/releases.ts';
import { takeRelease } from '#scripts/upgrade/takeRelease.ts';
import { contentFolder } from '#src/content/build/folder.ts';
import { commitAll } from '../commitAll.ts';
import { inFreshFolder } from '../freshFolder.ts';

const folder = inFreshFolder();
const button = ['colour: red', 'border: none', 'padding: 0', 'margin: 0', 'width: 1px'];

function write(files: Record<string, unknown>) {
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);
  }
}
const read = (file: string) => readFileSync(file, 'utf8');

function commit(files: Record<string, unknown>) {
  write(files);
  commitAll();
}

const packageOf = (version: string, change: object) => ({
  name: 'project',
  version,
  dependencies: { font: '1.0.0', next: '1.0.0' },
  ...change,
});

/** The project with releases 1.0.0 and 1.1.0, and a site without shared history that has 1.0.0. */
beforeEach(() => {
  const [upstream, site] = [join(folder(), 'upstream'), join(folder(), 'site')];
  const first = {
    [`${contentFolder}/site.json`]: { name: 'Project' },
    'tests/specification/pages.test.ts': 'old',
    'src/removed.ts': 'old',
    'src/Button.ts': button.join('\n'),
    'package.json': packageOf('1.0.0', {}),
    'package-lock.json': { version: '1.0.0' },
  };
  for (const path of [upstream, site]) {
    mkdirSync(path);
    process.chdir(path);
    git('init', '--quiet', '--initial-branch=main');
  }
  git('remote', 'add', 'upstream', upstream);
  process.chdir(upstream);
  commit(first);
  git('tag', 'v1.0.0');
  cpSync('.', site, { recursive: true, filter: (file) => !file.includes('.git') });
  const { 'src/removed.ts': _, ...kept } = first;
  rmSync('src/removed.ts');
  commit({
    ...kept,
    [`${contentFolder}/site.json`]: { name: 'Renamed' },
    'tests/specification/pages.test.ts': 'new',
    'tests/specification/more.test.ts': 'new',
    'src/added.ts': 'new',
    'src/Button.ts': button.with(-1, 'width: 2px').join('\n'),
    'package.json': packageOf('1.1.0', { dependencies: { font: '1.0.0', next: '2.0.0' } }),
    'package-lock.json': { version: '1.1.0' },
  });
  git('tag', 'v1.1.0');
  process.chdir(site);
  rmSync('tests/specification', { recursive: true });
  commit({
    [`${contentFolder}/site.json`]: { name: 'Fjord & Plain' },
    'src/Button.ts': button.with(0, 'colour: blue').join('\n'),
    'pages/training.tsx': 'ours',
    'package.json': packageOf('1.0.0', {
      name: 'fjordplain-website',
      dependencies: { inter: '5.0.0', next: '1.0.0' },
    }),
  });
});

test('takes a release into everything but the agency’s own', () => {
  const { from, to, toName } = fetchReleases();
  expect(toName).toBe('v1.1.0');
  expect(takeRelease(from, to, 'Upgrade to v1.1.0')).toEqual([]);
  expect(git('log', '--format=%s')).toBe('Upgrade to v1.1.0\nChange');
  expect(git('status', '--porcelain')).toBe('');
  expect(
    git('ls-files')
      .split('\n')
      .filter((file) => !file.startsWith('package')),
  ).toEqual(
    ['pages/training.tsx', 'src/Button.ts', 'src/added.ts'].concat(`${contentFolder}/site.json`),
  );
  expect(read(`${contentFolder}/site.json`)).toContain('Fjord & Plain');
  expect(read('src/Button.ts')).toBe(
    button.with(0, 'colour: blue').with(-1, 'width: 2px').join('\n'),
  );
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'fjordplain-website',
    version: '1.1.0',
    dependencies: { inter: '5.0.0', next: '2.0.0' },
  });
  expect(read('package-lock.json')).toContain('1.1.0');
});

test('names the files in which both changed the same lines, and leaves them to be edited', () => {
  commit({ 'src/Button.ts': button.with(-1, 'width: 3px').join('\n') });
  const { from, to } = fetchReleases('v1.1.0');
  expect(takeRelease(from, to, 'Upgrade')).toEqual(['src/Button.ts']);
  expect(read('src/Button.ts')).toContain('width: 2px');
  expect(git('diff', '--name-only', '--cached')).toContain('src/added.ts');
});

test.each([
  ['v9.0.0', 'v9.0.0: expected a release: v1.1.0, v1.0.0'],
  ['v1.0.0', 'the site already has v1.0.0'],
])('refuses %s', (release, message) => {
  expect(() => fetchReleases(release)).toThrow(message);
});

test('says how to name the project if no remote does', () => {
  git('remote', 'remove', 'upstream');
  expect(() => fetchReleases()).toThrow('git remote add upstream');
});
