import type { Role } from './colours.ts';

/**
 * Foreground, background and the least contrast they must have (WCAG 2.2: 4.5 for text, 1.4.3; 3 for lines and focus
 * rings, 1.4.11). A test checks both schemes against it.
 */
export const contrastPairs: readonly (readonly [Role, Role, 4.5 | 3])[] = [
  ['text', 'page', 4.5],
  ['text', 'quiet', 4.5],
  ['quietText', 'page', 4.5],
  ['quietText', 'quiet', 4.5],
  ['link', 'page', 4.5],
  ['link', 'quiet', 4.5],
  ['onLoud', 'loud', 4.5],
  ['line', 'loud', 3],
  ['line', 'page', 3],
  ['line', 'quiet', 3],
  ['accent', 'page', 4.5],
  ['accent', 'quiet', 4.5],
  ['accent', 'loud', 3],
  ['onDeep', 'deep', 4.5],
  ['deepLine', 'deep', 4.5],
  ['onMarked', 'marked', 4.5],
  ['onInverse', 'inverse', 4.5],
  ['inverseLine', 'inverse', 3],
  ['onFjord', 'fjord', 4.5],
  ['fjordLine', 'fjord', 3],
];
