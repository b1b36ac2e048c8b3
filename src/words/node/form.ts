import type { ByLanguage } from '../languages.ts';
import type { FormWords } from '../words.ts';
import { readWords } from './read.ts';

/** The texts of forms that their script and the Function share, in the site's languages. */
export default Object.fromEntries(
  Object.entries(readWords()).map(([language, { locale, numbers, form }]) => [
    language,
    { locale, numbers, ...form },
  ]),
) as ByLanguage<FormWords>;
