import type { InferOutput } from 'valibot';
import { ownPages } from './pageSchemas/ownPages.ts';
import { sharedWords } from './pageSchemas/sharedWords.ts';

/** The texts of pages that no other content file holds; each file of `pages/` is named after its schema. */
export const pageSchemas = { ...ownPages, ...sharedWords };

export type PageName = keyof typeof pageSchemas;
export type PageText<Name extends PageName> = InferOutput<(typeof pageSchemas)[Name]>;

/** Placeholders that only these files may use: their values differ for each item that a page shows. */
export const pageSlots = {
  works: ['count'],
  about: ['headCount'],
  service: ['name', 'spoken', 'duration'],
  work: ['client'],
  job: ['title', 'city', 'applyBy'],
  legal: ['date'],
} as const;

type Slots = typeof pageSlots;
export type SlotValues<Name extends PageName> = Name extends keyof Slots ? Record<Slots[Name][number], string> : never;
