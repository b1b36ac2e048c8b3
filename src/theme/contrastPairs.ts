import type { Role } from './roles.ts';

/**
 * Foreground, background and their minimum contrast (WCAG 2.2: 7 for text, 1.4.6; 3 for lines,
 * marks and focus rings, 1.4.11), which `npm run check` checks in both schemes.
 */
export const contrastPairs: readonly (readonly [Role, Role, 7 | 3])[] = [
  ['text', 'page', 7],
  ['text', 'quiet', 7],
  ['quietText', 'page', 7],
  ['quietText', 'quiet', 7],
  ['onLoud', 'loud', 7],
  ['loudLine', 'loud', 7],
  ['line', 'page', 7],
  ['line', 'quiet', 7],
  ['error', 'page', 7],
  ['error', 'quiet', 7],
  ['accent', 'page', 3],
  ['accent', 'quiet', 3],
  ['loudAccent', 'loud', 3],
  ['onDeep', 'deep', 7],
  ['deepLine', 'deep', 7],
  ['onDeep', 'ink', 7],
  ['deepLine', 'ink', 3],
  ['onMarked', 'marked', 7],
  ['onInverse', 'inverse', 7],
  ['inverseLine', 'inverse', 7],
  ['onSecond', 'second', 7],
  ['secondLine', 'second', 3],
];
