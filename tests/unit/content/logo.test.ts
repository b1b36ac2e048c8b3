import { expect, test } from 'vitest';
import { readLogo } from '#src/content/build/logo.ts';
import { contentCopy } from './contentCopy.ts';

const write = contentCopy();

test('a logo keeps the namespaces that its inside uses', () => {
  write('logo.svg', '<svg xmlns:ink="urn:ink" viewBox="0 0 9 6"><g ink:label="a"/></svg>');
  const { inner, frame } = readLogo() ?? {};
  expect(inner).toContain('<g xmlns:ink="urn:ink"><g ink:label="a"/></g>');
  expect(frame).toEqual([0, 0, 9, 6]);
});

test('a logo with letters of a font is refused', () => {
  write('logo.svg', '<svg viewBox="0 0 9 6"><text>Fjord</text></svg>');
  expect(readLogo).toThrow('logo.svg: <text>: expected outlines');
});
