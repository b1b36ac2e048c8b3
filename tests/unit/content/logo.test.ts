import { expect, test } from 'vitest';
import { readLogo } from '#src/content/drawings/logo.ts';
import { contentCopy } from './contentCopy.ts';

const write = contentCopy();

test('a logo with letters of a font is refused', () => {
  write('logo.svg', '<svg viewBox="0 0 9 6"><text>Fjord</text></svg>');
  expect(readLogo).toThrow('logo.svg: <text>: expected outlines');
});
