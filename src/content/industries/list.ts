/** The nineteen industries in the order the menu shows them. A file `{slug}.yaml` beside this one holds the text of each. */
export const industries = [
  { slug: 'biotech', name: 'Biotech' },
  { slug: 'charity', name: 'Charity' },
  { slug: 'datasecurity', name: 'Datasecurity' },
  { slug: 'design-systems', name: 'Design Systems' },
  { slug: 'e-commerce', name: 'E-Commerce' },
  { slug: 'education', name: 'Education' },
  { slug: 'event-design', name: 'Event Design' },
  { slug: 'film-and-media', name: 'Film and Media' },
  { slug: 'fintech', name: 'Fintech' },
  { slug: 'fulfilment', name: 'Fulfilment' },
  { slug: 'project-management', name: 'Project management' },
  { slug: 'healthcare', name: 'Healthcare' },
  { slug: 'proptech', name: 'Proptech' },
  { slug: 'telecommunication', name: 'Telecommunication' },
  { slug: 'transportation', name: 'Transportation' },
  { slug: 'gaming', name: 'Gaming' },
  { slug: 'hr', name: 'HR' },
  { slug: 'insuretech', name: 'Insuretech' },
  { slug: 'mobility', name: 'Mobility' },
] as const;

export type IndustrySlug = (typeof industries)[number]['slug'];
