import words from '#words/form';
import type { ByLanguage } from '../words/languages.ts';

/** An option of a `<select>` or a group of checkboxes. Forms send and store its slug. */
export interface Option {
  slug: string;
  name: string;
  /** Hides the option in forms. Stored inquiries and old pages can still use it. */
  retired?: boolean;
}

export const offered = (options: readonly Option[]) => options.filter(({ retired }) => !retired);

const retired: readonly string[] = ['unknown'];

export const startOptions = Object.fromEntries(
  Object.entries(words).map(([language, { start }]) => [
    language,
    Object.entries(start).map(([slug, name]) => ({
      slug,
      name,
      ...(retired.includes(slug) && { retired: true }),
    })),
  ]),
) as unknown as ByLanguage<readonly Option[]>;
