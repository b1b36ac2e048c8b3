import type { PageName } from '../schemas/pageSchemas.ts';

/** Placeholders of single files, whose values depend on the entry that the page shows. */
export const pageSlots = {
  works: ['count'],
  about: ['headCount'],
  service: ['name', 'spoken'],
  job: ['title', 'city', 'applyBy'],
  legal: ['date'],
} as const;

type Slots = typeof pageSlots;
export type SlotValues<Name extends PageName> = Name extends keyof Slots
  ? Record<Slots[Name][number], string>
  : never;
