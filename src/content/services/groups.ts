/** What a client has in hand when a service fits; the services page is grouped by it, in this order. */
export const serviceGroups = ['question', 'design', 'product', 'team'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
