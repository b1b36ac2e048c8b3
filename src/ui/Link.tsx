import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the site. Its target is prefetched on hover or touch, not when the link becomes visible, because pages of links
 * would prefetch them all. Nothing is prefetched where the visitor saves data (shell/patchRouter.ts).
 */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />;
