import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the site. What it leads to is fetched when a pointer or a finger comes to it, not when it comes into
 * sight: pages of links would fetch them all. Nothing is fetched ahead where the visitor saves data (shell/saveData.ts).
 */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />;
