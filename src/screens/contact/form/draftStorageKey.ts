import { site } from '../../../site.ts';

/** What a form's draft is called in the tab's session storage. */
export const draftStorageKey = (form: string) => `${site.name.toLowerCase()}Draft:${form}`;
