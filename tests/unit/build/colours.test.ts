import { expect, test } from 'vitest';
import { checkColours, coloured, colourProblems } from '../../../scripts/build/colours.ts';
import { initialsOf } from '../../../scripts/build/initials.ts';
import { palette } from '../../../src/theme/colours.ts';

test('the build replaces the names of colours in drawings', () => {
  expect(checkColours).not.toThrow();
  expect(coloured('<path fill="var(--tram)" stroke="currentColor"/>')).toBe(
    `<path fill="${palette.tram}" stroke="currentColor"/>`,
  );
});

const tram = palette.tram.toLowerCase();
const write = 'expected a colour by its name, so that a palette changes it: write';
test.each([
  [`<g fill="${tram}"/>`, `${tram}: ${write} var(--tram)`],
  ['<style>path{fill:#123}</style>', `#123: ${write} currentColor, or`],
  ['<g stroke="rgb(1 2 3)"/>', `rgb(1 2 3): ${write} currentColor, or`],
  ['<g fill="var(--trams)"/>', 'var(--trams): did you mean "tram"?'],
])('refuses %s', (svg, problem) => {
  expect(colourProblems('a.svg', svg)).toEqual([expect.stringContaining(`a.svg: ${problem}`)]);
});

test('accepts a reference to an id that looks like a colour', () => {
  expect(colourProblems('a.svg', '<use href="#add"/><g clip-path="url(#fed)"/>')).toEqual([]);
});

test.each([
  ['Zalán', 'Z'],
  ['anna-Maria de Őry', 'AŐ'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
