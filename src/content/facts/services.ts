import list from '../services/list.json' with { type: 'json' };

export interface Listed {
  slug: string;
  name: string;
}

/** The content check refuses an empty list. */
export type Listing = [Listed, ...Listed[]];

/** The services in the order of the menu. `{slug}.yaml` beside `list.json` has the text of each. */
export const services: Readonly<Listing> = list as Listing;

/** What a client has when a service fits. The services page groups services by it, in this order. */
export const serviceGroups = ['question', 'design', 'product', 'team'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
