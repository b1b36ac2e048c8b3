/** The services in the order the menu shows them. A file `{slug}.yaml` beside this one holds the text of each. */
export const services = [
  { slug: 'ux-audit', name: 'UX audit' },
  { slug: 'ux-research', name: 'UX research' },
  { slug: 'ux-design', name: 'UX design' },
  { slug: 'ui-design', name: 'UI design' },
  { slug: 'branding', name: 'Branding' },
  { slug: 'product-design', name: 'Product design' },
  { slug: 'web-development', name: 'Web development' },
  { slug: 'mobile-development', name: 'Mobile development' },
  { slug: 'team-renting', name: 'Team renting' },
  { slug: 'scoping', name: 'Scoping' },
] as const;

export type ServiceSlug = (typeof services)[number]['slug'];

/** What a client already has when a service fits. The services page groups by it, in this order. */
export const serviceGroups = ['question', 'design', 'product', 'team'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
