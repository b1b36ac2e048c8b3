import { execFileSync } from 'node:child_process';
import { pages } from '../site.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** A shallow clone has no dates of earlier changes. */
function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/**
 * Finds the date of the last commit to a page's content or screen, by its name in `src/site.ts` or
 * the last part of its path.
 */
export function lastChanged(): (path: string) => string | undefined {
  if (!hasHistory()) return () => undefined;
  return (path) => {
    const routeName = Object.entries(pages).find(([, page]) => page.path === path)?.[0];
    const sources = [routeName, path.replace(/^.*\//, '')]
      .filter(Boolean)
      .flatMap((name) => [
        `screens/**/${name}/**`,
        `agency/**/${name}.yaml`,
        `agency/works/${name}/**`,
      ]);
    const paths = sources.map((source) => `:(glob)src/${source}`);
    return git('log', '-1', '--format=%cs', '--', ...paths) || undefined;
  };
}
