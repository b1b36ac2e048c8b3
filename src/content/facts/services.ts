import list from '../services/list.json' with { type: 'json' };

export interface Listed {
  slug: string;
  name: string;
}

/** The services of `list.json` in the order the menu shows them. A file `{slug}.yaml` beside it holds the text of each. */
export const services = list as unknown as readonly [Listed, ...Listed[]];

/** What a client already has when a service fits. The services page groups by it, in this order. */
export const serviceGroups = ['question', 'design', 'product', 'team'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
