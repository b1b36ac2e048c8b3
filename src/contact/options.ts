import type { ByLanguage } from '../content/language.ts';

/** One entry of a list to choose from; the slug is what is sent and stored. */
export interface Option {
  slug: string;
  name: string;
  /** No longer offered; what was stored or is sent from an old page stays readable. */
  retired?: boolean;
}

export const offered = (options: readonly Option[]) => options.filter(({ retired }) => !retired);

/** Each language asks in the currency of its readers. */
export const budgetOptions: ByLanguage<readonly Option[]> = {
  en: [
    { slug: 'under-10k', name: 'Under €10,000' },
    { slug: '10k-40k', name: '€10,000 to €40,000' },
    { slug: '40k-100k', name: '€40,000 to €100,000' },
    { slug: '100k-250k', name: '€100,000 to €250,000' },
    { slug: 'over-250k', name: 'Over €250,000' },
    { slug: 'over-100k', name: 'Over €100,000', retired: true },
    { slug: 'unknown', name: 'We do not know yet', retired: true },
  ],
  sv: [
    { slug: 'under-100k-sek', name: 'Under 100 000 kr' },
    { slug: '100k-500k-sek', name: '100 000–500 000 kr' },
    { slug: '500k-1m-sek', name: '500 000–1 000 000 kr' },
    { slug: '1m-2500k-sek', name: '1 000 000–2 500 000 kr' },
    { slug: 'over-2500k-sek', name: 'Över 2 500 000 kr' },
    { slug: 'over-1m-sek', name: 'Över 1 000 000 kr', retired: true },
  ],
};

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
