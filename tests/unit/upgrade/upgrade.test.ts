import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { git } from '#scripts/cli/git.ts';
import { fetchReleases } from '#scripts/upgrade/releases.ts';
import { takeRelease } from '#scripts/upgrade/takeRelease.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { commitAll } from '../commitAll.ts';
import { inFreshFolder } from '../freshFolder.ts';

const folder = inFreshFolder();

const site = `${contentFolder}/site.json`;
const button = (colour: string, width: string) =>
  `colour: ${colour}\nborder: none\npadding: 0\nmargin: 0\nwidth: ${width}`;

const packageOf = (version: string, dependencies: object, name = 'project') =>
  JSON.stringify({ name, version, dependencies }, null, 2);

const read = (file: string) => readFileSync(file, 'utf8').trim();

function commit(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
  commitAll();
}

/** The project with releases 1.0.0 and 1.1.0, and a site without shared history that has 1.0.0. */
function createRepositories() {
  const [upstream, own] = [join(folder(), 'upstream'), join(folder(), 'site')];
  for (const path of [upstream, own]) {
    mkdirSync(path);
    process.chdir(path);
    git('init', '--quiet', '--initial-branch=main');
  }
  git('remote', 'add', 'upstream', upstream);
  process.chdir(upstream);
  commit({
    [site]: 'Project',
    'tests/specification/pages.test.ts': 'old',
    'src/removed.ts': 'old',
    'src/Button.ts': button('red', '1px'),
    'package.json': packageOf('1.0.0', { font: '1.0.0', next: '1.0.0' }),
    'package-lock.json': '{ "version": "1.0.0" }',
  });
  git('tag', 'v1.0.0');
  cpSync('.', own, { recursive: true, filter: (file) => !file.includes('.git') });
  rmSync('src/removed.ts');
  commit({
    [site]: 'Renamed',
    'tests/specification/pages.test.ts': 'new',
    'src/added.ts': 'new',
    'src/Button.ts': button('red', '2px'),
    'package.json': packageOf('1.1.0', { font: '1.0.0', next: '2.0.0' }),
    'package-lock.json': '{ "version": "1.1.0" }',
  });
  git('tag', 'v1.1.0');
  process.chdir(own);
  rmSync('tests/specification', { recursive: true });
  commit({
    [site]: 'Fjord & Plain',
    'src/Button.ts': button('blue', '1px'),
    'pages/training.tsx': 'ours',
    'package.json': packageOf('1.0.0', { inter: '5.0.0', next: '1.0.0' }, 'fjordplain'),
  });
}

test('takes a release into everything but the agency’s own', () => {
  createRepositories();
  const { from, to, toName } = fetchReleases();
  expect(toName).toBe('v1.1.0');
  expect(takeRelease(from, to, 'Upgrade')).toEqual([]);
  expect(git('log', '--format=%s')).toBe('Upgrade\nChange');
  expect(git('status', '--porcelain')).toBe('');
  const files = ['package-lock.json', 'package.json', 'pages/training.tsx', 'src/Button.ts'];
  expect(git('ls-files').split('\n')).toEqual([...files, 'src/added.ts', site]);
  expect(read(site)).toBe('Fjord & Plain');
  expect(read('src/Button.ts')).toBe(button('blue', '2px'));
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'fjordplain',
    version: '1.1.0',
    dependencies: { inter: '5.0.0', next: '2.0.0' },
  });
  expect(read('package-lock.json')).toContain('1.1.0');
});

test('`npm run adopt` prints why git cannot commit, and changes nothing', async () => {
  git('init', '--quiet');
  mkdirSync('tests/specification', { recursive: true });
  vi.stubEnv('GIT_COMMITTER_NAME', '');
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  process.argv = ['node', 'adopt', 'Fjord', 'https://fjord.example'];
  await import('#scripts/adopt.ts');
  expect(print).toHaveBeenCalledWith(expect.stringContaining('git var GIT_COMMITTER_IDENT'));
  expect(existsSync('tests/specification')).toBe(true);
});
