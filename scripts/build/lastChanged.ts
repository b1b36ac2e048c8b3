import { execFileSync } from 'node:child_process';
import { pages } from '../../src/site.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The day on which a page's own words or screen last changed: those of the files and folders with the page's name, which is that
 * in `src/site.ts`, or the last part of its path.
 * @returns an ISO date such as 2026-11-21; none outside of a Git repository, or in a shallow one
 */
export function lastChanged(path: string): string | undefined {
  const inTable = Object.entries(pages).flatMap(([name, page]) => (page.path === path ? [name] : []));
  const names = [...inTable, path.replace(/^.*\//, '')].filter(Boolean);
  const sources = names.flatMap((name) => [`screens/${name}/**`, `content/**/${name}.yaml`, `content/works/${name}/**`]);
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
    return git('log', '-1', '--format=%cs', '--', ...sources.map((source) => `:(glob)src/${source}`)) || undefined;
  } catch {
    return undefined;
  }
}
