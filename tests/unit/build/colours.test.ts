import { expect, test } from 'vitest';
import { coloured, colourProblems } from '#src/build/colours.ts';
import { palette } from '#src/theme/colours.ts';

const { ink } = palette;

test('the build replaces the names of colours in drawings', () => {
  expect(coloured('<path fill="var(--ink)" stroke="currentColor"/>')).toBe(
    `<path fill="${ink}" stroke="currentColor"/>`,
  );
});

const write = 'expected a colour by its name, so that a palette changes it: write';
test.each([
  [`<g fill="${ink}"/>`, `${ink}: ${write} var(--ink)`],
  ['<style>path{fill:#123}</style>', `#123: ${write} currentColor, or`],
  ['<g stroke="rgb(1 2 3)"/>', `rgb(1 2 3): ${write} currentColor, or`],
  ['<g fill="var(--accents)"/>', 'var(--accents): did you mean "accent"?'],
])('refuses %s', (svg, problem) => {
  expect(colourProblems('a.svg', svg)).toEqual([expect.stringContaining(`a.svg: ${problem}`)]);
});

test('accepts a reference to an id that looks like a colour', () => {
  expect(colourProblems('a.svg', '<use href="#add"/><g clip-path="url(#fed)"/>')).toEqual([]);
});
