import type { ServiceGroup } from '../../content/facts/services.ts';
import type { Tone } from '../../ui/Field.tsx';

export type Section =
  | 'opening'
  | 'facts'
  | 'what'
  | 'deliverables'
  | 'weeks'
  | 'questions'
  | 'works'
  | 'beside';

export type Placed = readonly [Section, Tone];

/** The sections that a page has something for. A field that would follow one of its own colour gets another. */
export function withoutEmpty(
  order: readonly Placed[],
  isEmpty: (section: Section) => boolean,
): Placed[] {
  const placed: Placed[] = [];
  for (const [section, tone] of order.filter(([one]) => !isEmpty(one))) {
    const repeats = tone === placed.at(-1)?.[1];
    placed.push([section, repeats ? (tone === 'page' ? 'quiet' : 'page') : tone]);
  }
  return placed;
}

/**
 * In which order a service's page says things below its head, and on which fields: what one gets, what we made, what it takes,
 * who comes, as the client has a question, a design to make, a product to build or a team to grow. The opening of a product is
 * its weeks; they make sense once it is said what it is.
 */
export const sectionOrder: Record<ServiceGroup, readonly [Placed, ...Placed[]]> = {
  question: [
    ['opening', 'loud'],
    ['deliverables', 'quiet'],
    ['facts', 'page'],
    ['what', 'quiet'],
    ['weeks', 'deep'],
    ['questions', 'page'],
    ['works', 'quiet'],
    ['beside', 'page'],
  ],
  design: [
    ['opening', 'inverse'],
    ['works', 'page'],
    ['facts', 'quiet'],
    ['what', 'page'],
    ['deliverables', 'quiet'],
    ['weeks', 'deep'],
    ['beside', 'quiet'],
    ['questions', 'page'],
  ],
  product: [
    ['what', 'page'],
    ['opening', 'deep'],
    ['facts', 'page'],
    ['works', 'quiet'],
    ['deliverables', 'page'],
    ['questions', 'quiet'],
    ['beside', 'page'],
  ],
  team: [
    ['opening', 'page'],
    ['facts', 'quiet'],
    ['what', 'page'],
    ['questions', 'quiet'],
    ['weeks', 'deep'],
    ['deliverables', 'page'],
    ['works', 'quiet'],
    ['beside', 'page'],
  ],
};
