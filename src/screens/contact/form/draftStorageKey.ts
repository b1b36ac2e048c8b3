import { site } from '../../../site.ts';

/** The key of a form's draft in session storage. */
export const draftStorageKey = (form: string) => `${site.name.toLowerCase()}Draft:${form}`;
