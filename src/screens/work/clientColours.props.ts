import type { CSSProperties } from 'react';
import type { Work } from '../../content/load/load.ts';

/**
 * Sets a client's colours for a page: those of coloured sections, of the text on them, of their
 * paragraphs if different, and of lines on other sections.
 */
export const clientColours = ({ field, ink, text, line }: Work['colour']) =>
  ({
    '--client-field': field,
    '--client-ink': ink,
    ...(text && { '--client-text': text }),
    '--client-line': line,
  }) as CSSProperties;
