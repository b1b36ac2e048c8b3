import type { ComponentProps } from 'react';
import { VisuallyHidden } from './VisuallyHidden.ts';

/** A link that opens a new tab and says so to those who cannot see it happen. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
