import { site } from '../../site.ts';
import { inWords } from './readable.ts';

/** How many people each office has, in words that begin a sentence, by the office's id. */
export const headCounts = (people: readonly { office: string }[]): Record<string, string> =>
  Object.fromEntries(
    site.offices.map(({ id }) => [
      id,
      inWords(people.filter(({ office }) => office === id).length),
    ]),
  );
