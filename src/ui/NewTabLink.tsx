import type { ComponentProps } from 'react';
import { VisuallyHidden } from './VisuallyHidden.ts';

/**
 * A link that opens a new tab and says so to those who cannot see it happen.
 * @param note what it says, in the language of its surroundings
 */
export function NewTabLink({ note, children, ...rest }: ComponentProps<'a'> & { note: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden> {note}</VisuallyHidden>
    </a>
  );
}
