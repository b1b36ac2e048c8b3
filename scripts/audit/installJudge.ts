import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A judge that is no dependency, as what it brings along would hold up every `npm ci`: fetched with npm at its first use,
 * its install scripts left out.
 * @param release name and version, as `vnu-jar@26.9.27`
 * @param file of that package that must be there afterwards
 * @returns the folder of its `node_modules`; nothing where it could not be fetched
 */
export function installJudge(release: string, file: string): string | undefined {
  const name = release.slice(0, release.lastIndexOf('@'));
  const folder = join('.cache/judges', release.replace('/', '+'));
  const modules = join(folder, 'node_modules');
  if (existsSync(join(modules, name, file))) return modules;
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', release];
  try {
    execFileSync('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' });
    return modules;
  } catch {
    return undefined;
  }
}
