import { withUnit } from '../texts/readable.ts';
import type { Work } from './load.ts';

/** Describes a work for search engines: its client and as many results as fit, or its summary. */
export function resultsInShort(
  { client, results, summary }: Pick<Work, 'client' | 'results' | 'summary'>,
  maxLength = 155,
) {
  if (results.length === 0) return summary;
  return results
    .map(({ value, unit, what }) => ` ${withUnit(value, unit)} ${what}`)
    .reduce(
      (text, result) => (text.length + result.length <= maxLength ? text + result : text),
      `${client}:`,
    );
}

type Facets = Pick<Work, 'slug' | 'services' | 'industries'>;

const countShared = (a: readonly string[], b: readonly string[]) =>
  a.filter((slug) => b.includes(slug)).length;

/** Finds the works that share most services and industries with `work`. Industries count double. */
export function relatedWorks<T extends Facets>(work: Facets, all: readonly T[], max = 2): T[] {
  const score = (other: T) =>
    countShared(work.services, other.services) + 2 * countShared(work.industries, other.industries);
  return all
    .filter((other) => other.slug !== work.slug && score(other) > 0)
    .sort((a, b) => score(b) - score(a))
    .slice(0, max);
}

/** Finds the services that works most often combine with this service. */
export function relatedServiceSlugs(slug: string, works: readonly Facets[], max = 3): string[] {
  const counts = new Map<string, number>();
  for (const work of works) {
    if (!work.services.includes(slug)) continue;
    for (const other of work.services)
      if (other !== slug) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, max)
    .map(([other]) => other);
}
