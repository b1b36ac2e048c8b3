import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the site. What it leads to is fetched when a pointer or a finger comes to it, not when it comes into
 * sight: pages of links would fetch them all. Next leaves it out where the visitor saves data.
 */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />;
