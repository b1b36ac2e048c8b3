import { execFileSync } from 'node:child_process';
import { pages } from '../../src/site.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Whether Git knows when each file was changed: not outside of a repository, nor in a shallow one. */
function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/**
 * Reads the day on which a page's own words or screen last changed: those of the files and folders with the page's name, which is
 * that in `src/site.ts`, or the last part of its path.
 * @returns a reader by path, of an ISO date such as 2026-11-21, or of nothing where Git has no history of the page
 */
export function lastChanged(): (path: string) => string | undefined {
  if (!hasHistory()) return () => undefined;
  return (path) => {
    const inTable = Object.entries(pages).flatMap(([name, page]) =>
      page.path === path ? [name] : [],
    );
    const names = [...inTable, path.replace(/^.*\//, '')].filter(Boolean);
    const sources = names.flatMap((name) => [
      `screens/${name}/**`,
      `content/**/${name}.yaml`,
      `content/works/${name}/**`,
    ]);
    return (
      git('log', '-1', '--format=%cs', '--', ...sources.map((source) => `:(glob)src/${source}`)) ||
      undefined
    );
  };
}
