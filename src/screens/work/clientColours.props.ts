import type { CSSProperties } from 'react';
import type { Work } from '../../content/build/load.ts';

/**
 * Sets a client's colours for a page: of coloured sections, of headings and of longer text on them,
 * and of lines on other sections.
 */
export const clientColours = ({ field, ink, text = ink, line }: Work['colour']) =>
  ({
    '--client-field': field,
    '--client-ink': ink,
    '--client-text': text,
    '--client-line': line,
  }) as CSSProperties;
