import { execFileSync } from 'node:child_process';
import { industryPath, jobPath, routes, servicePath, workPath } from '../../src/site.ts';

/** Pages of a kind: their path, the name of the kind, and where the words of one are. */
const kinds: [path: (slug: string) => string, kind: string, words: (slug: string) => string][] = [
  [servicePath, 'service', (slug) => `services/${slug}.yaml`],
  [industryPath, 'industry', (slug) => `industries/${slug}.yaml`],
  [workPath, 'work', (slug) => `works/${slug}/`],
  [jobPath, 'job', (slug) => `jobs/${slug}.yaml`],
];

const legal = ['src/screens/legal/', 'src/content/pages/legal.yaml'];

/** Pages of the table whose screen or texts are elsewhere than the table says. */
const elsewhere: Partial<Record<keyof typeof routes, string[]>> = {
  sweden: ['src/screens/sweden/', 'src/content/sverige.yaml'],
  privacy: [...legal, 'src/content/legal/privacy-policy.yaml'],
  accessibility: [...legal, 'src/content/legal/accessibility.yaml'],
  terms: [...legal, 'src/content/legal/terms.yaml'],
};

/** What else they show. */
const also: typeof elsewhere = {
  home: ['src/content/works/', 'src/content/services/'],
  services: ['src/content/services/'],
  works: ['src/content/works/'],
  industries: ['src/content/industries/', 'src/content/works/'],
  about: ['src/content/people/'],
  career: ['src/content/jobs/', 'src/content/people/'],
};

/** The files and folders that a page is made from; none for an unknown page. */
export function sourcesOf(path: string): string[] {
  const names = Object.keys(routes) as (keyof typeof routes)[];
  const name = names.find((one) => routes[one] === path);
  if (name) return elsewhere[name] ?? [`src/screens/${name}/`, `src/content/pages/${name}.yaml`, ...(also[name] ?? [])];
  const slug = path.replace(/^.*\//, '');
  const [, kind, words] = kinds.find(([pathOf]) => pathOf(slug) === path) ?? [];
  return words ? [`src/content/${words(slug)}`, `src/screens/${kind}/`, `src/content/pages/${kind}.yaml`] : [];
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });

/** Each file's day of last change in the Git history; empty where there is no history or a shallow one. */
function changes(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    for (const entry of git('log', '--format=%x00%cs', '--name-only').split('\0')) {
      const [day = '', ...files] = entry.split('\n').filter(Boolean);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    // Built outside of a repository: no date is better than a wrong one.
  }
  return days;
}

/** @returns a reader of the day (2026-11-21) on which a page's words or their composition last changed, if that is known */
export function lastChanged(days = changes()): (path: string) => string | undefined {
  return (path) => {
    const from = sourcesOf(path);
    const found = [...days].filter(([file]) => from.some((one) => file.startsWith(one))).map(([, day]) => day);
    return found.sort().at(-1);
  };
}
