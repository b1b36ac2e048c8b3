import type { ByLanguage } from '../content/facts/language.ts';

/** One entry of a list to choose from; the slug is what is sent and stored. Budgets are in `content/prices.json`. */
export interface Option {
  slug: string;
  name: string;
  /** No longer offered; what was stored or is sent from an old page stays readable. */
  retired?: boolean;
}

export const offered = (options: readonly Option[]) => options.filter(({ retired }) => !retired);

export const startOptions: ByLanguage<readonly Option[]> = {
  en: [
    { slug: 'now', name: 'As soon as you can' },
    { slug: 'quarter', name: 'Within three months' },
    { slug: 'later', name: 'Later than that' },
    { slug: 'unknown', name: 'There is no date yet', retired: true },
  ],
  sv: [
    { slug: 'now', name: 'Så snart ni kan' },
    { slug: 'quarter', name: 'Inom tre månader' },
    { slug: 'later', name: 'Senare än så' },
    { slug: 'unknown', name: 'Det finns inget datum än', retired: true },
  ],
};
