import type { ServiceGroup } from '../../content/facts/services.ts';
import type { Tone } from '../../ui/Section.tsx';

export type SectionName =
  | 'exhibit'
  | 'facts'
  | 'what'
  | 'deliverables'
  | 'weeks'
  | 'questions'
  | 'works'
  | 'beside';

export type ColouredSection = readonly [SectionName, Tone];

/**
 * Removes empty sections. Changes the colour of a section that would then have the colour of the
 * one above.
 */
export function withoutEmpty(
  order: readonly ColouredSection[],
  isEmpty: (section: SectionName) => boolean,
): ColouredSection[] {
  const sections: ColouredSection[] = [];
  for (const [section, tone] of order.filter(([name]) => !isEmpty(name))) {
    const repeats = tone === sections.at(-1)?.[1];
    sections.push([section, repeats ? (tone === 'page' ? 'quiet' : 'page') : tone]);
  }
  return sections;
}

/**
 * The sections of a service's page below its head, and their colours. They depend on what the
 * client has: a question, a design to make, a product to build or a team to grow.
 */
export const sectionOrder: Record<ServiceGroup, readonly [ColouredSection, ...ColouredSection[]]> =
  {
    question: [
      ['exhibit', 'loud'],
      ['deliverables', 'quiet'],
      ['facts', 'page'],
      ['what', 'quiet'],
      ['weeks', 'deep'],
      ['questions', 'page'],
      ['works', 'quiet'],
      ['beside', 'page'],
    ],
    design: [
      ['exhibit', 'loud'],
      ['works', 'page'],
      ['facts', 'quiet'],
      ['what', 'page'],
      ['deliverables', 'quiet'],
      ['weeks', 'deep'],
      ['beside', 'quiet'],
      ['questions', 'page'],
    ],
    product: [
      ['exhibit', 'loud'],
      ['works', 'page'],
      ['what', 'quiet'],
      ['weeks', 'deep'],
      ['facts', 'page'],
      ['deliverables', 'quiet'],
      ['questions', 'page'],
      ['beside', 'quiet'],
    ],
    team: [
      ['exhibit', 'deep'],
      ['works', 'page'],
      ['facts', 'quiet'],
      ['what', 'page'],
      ['questions', 'quiet'],
      ['weeks', 'deep'],
      ['deliverables', 'page'],
      ['beside', 'quiet'],
    ],
  };
