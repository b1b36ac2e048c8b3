import type { ByLanguage } from '../content/facts/language.ts';

/** An option of a `<select>` or a group of checkboxes. Forms send and store its slug. */
export interface Option {
  slug: string;
  name: string;
  /** Hides the option in forms. Stored inquiries and old pages can still use it. */
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
