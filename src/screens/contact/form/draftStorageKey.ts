import { site } from '../../../site.ts';

export const draftStorageKey = (form: string) => `${site.name.toLowerCase()}Draft:${form}`;
