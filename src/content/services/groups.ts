/** What a client already has when a service fits. The services page groups by it, in this order. */
export const serviceGroups = ['question', 'design', 'product', 'team'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];
