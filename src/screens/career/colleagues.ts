import type { Job, Person } from '../../content/load/load.ts';
import { site } from '../../site.ts';

/**
 * The people that open positions name as neighbours, in the order of the page's positions; everyone
 * if no position names one.
 */
export function colleagues<Shown extends Pick<Person, 'slug'>>(
  people: readonly Shown[],
  jobs: readonly Pick<Job, 'office' | 'beside'>[],
): readonly Shown[] {
  const neighbours = site.offices
    .flatMap(({ id }) => jobs.filter(({ office }) => office === id))
    .flatMap(({ beside }) => people.filter(({ slug }) => slug === beside?.person));
  return neighbours.length > 0 ? [...new Set(neighbours)] : people;
}
