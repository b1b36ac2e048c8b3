import { site } from '../../../site.ts';

export const draftStorageKey = (form: string) => `${site.shortName}Draft:${form}`;
