import words from '#words/all';
import { siteLanguage } from '../../site.ts';
import { commitments } from '../facts/commitments.ts';
import { headCounts } from './headCounts.ts';
import { inWords } from './readable.ts';

interface Service {
  spoken: string;
  priceFrom?: { SEK?: number; per?: string | undefined } | undefined;
}

const count = (list: readonly unknown[]) => inWords(list.length).toLowerCase();

/**
 * Whether a service costs more than a public client may buy without a tender. Monthly prices count
 * for three months.
 */
function exceedsDirectAward({ priceFrom }: Service) {
  const limit = Number(commitments.directAward?.[siteLanguage].replace(/\D/g, ''));
  return (priceFrom?.SEK ?? 0) * (priceFrom?.per ? 3 : 1) >= limit;
}

/**
 * Placeholders for legal pages, in words: how many people work here and in each office, and which
 * services, and how many, exceed a direct award.
 */
export function legalSlots(
  people: readonly { office: string }[],
  services: readonly Service[],
): Record<string, string> {
  const above = services.filter(exceedsDirectAward);
  return {
    headCount: count(people),
    ...Object.fromEntries(
      Object.entries(headCounts(people)).map(([id, number]) => [
        `${id}HeadCount`,
        number.toLowerCase(),
      ]),
    ),
    aboveDirectAwardCount: count(above),
    aboveDirectAward: new Intl.ListFormat(words[siteLanguage].locale).format(
      above.map(({ spoken }) => spoken),
    ),
  };
}
