import type { Work } from './load.ts';
import { withUnit } from './readable.ts';

/** What search engines show of a work: whose it is, and as many of its results as there is room for; its summary without any. */
export function resultsInShort(
  { client, results, summary }: Pick<Work, 'client' | 'results' | 'summary'>,
  longest = 155,
) {
  if (results.length === 0) return summary;
  return results
    .map(({ value, unit, what }) => ` ${withUnit(value, unit)} ${what}`)
    .reduce((all, one) => (all.length + one.length <= longest ? all + one : all), `${client}:`);
}

type Facets = Pick<Work, 'slug' | 'services' | 'industries'>;

const shared = (a: readonly string[], b: readonly string[]) =>
  a.filter((one) => b.includes(one)).length;

/** The works that have most services and industries in common with `work`, best first; an industry weighs double. */
export function relatedWorks<T extends Facets>(work: Facets, all: readonly T[], most = 2): T[] {
  const score = (other: T) =>
    shared(work.services, other.services) + 2 * shared(work.industries, other.industries);
  return all
    .filter((other) => other.slug !== work.slug && score(other) > 0)
    .sort((a, b) => score(b) - score(a))
    .slice(0, most);
}

/** The services that occur most often together with `slug` in works, most frequent first. */
export function relatedServiceSlugs(slug: string, works: readonly Facets[], most = 3): string[] {
  const counts = new Map<string, number>();
  for (const work of works) {
    if (!work.services.includes(slug)) continue;
    for (const other of work.services)
      if (other !== slug) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([other]) => other);
}
