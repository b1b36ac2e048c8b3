import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs a checker with npm at its first use, without its install scripts. It is not a dependency, because its packages would
 * slow down every `npm ci`.
 * @param release name and version, such as `vnu-jar@26.9.27`
 * @param file of that package; if it exists, the checker is installed
 * @returns the folder of its `node_modules`, or undefined if the installation failed
 */
export function installChecker(release: string, file: string): string | undefined {
  const name = release.slice(0, release.lastIndexOf('@'));
  const folder = join('.cache/checkers', release.replace('/', '+'));
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
