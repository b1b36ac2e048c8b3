import { serviceList as list } from '../../agency.ts';

export interface Listed {
  slug: string;
  name: string;
}

/** A list that is not empty, as the content check requires. */
export type Listing = [Listed, ...Listed[]];

/** Returns the name of a list's entry. */
export const nameIn = (list: Readonly<Listing>, slug: string) =>
  list.find((listed) => listed.slug === slug)?.name;

/** The services in the order of the menu. `{slug}.yaml` beside `list.json` has the text of each. */
export const services: Readonly<Listing> = list as Listing;

/** What a client starts with: a question, a design … The services page groups services by it. */
export const serviceGroups = ['question', 'design', 'product', 'team'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
