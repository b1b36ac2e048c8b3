import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { id } from '../../src/theme/fontFile.ts';

const licences = readFileSync('out/licences.txt', 'utf8');
const packages = licences.split(/^-{72}$/m).map((text) => text.trim());

test.each([
  'next',
  'react',
  'react-dom',
  'scheduler',
  'styled-components',
  `@fontsource-variable/${id}`,
])('the list of licences contains %s', (name) =>
  expect(packages.filter((text) => text.startsWith(`${name} `))).toHaveLength(1),
);

test('every licence requires only attribution', () => {
  for (const text of packages)
    expect(text).toMatch(
      /^\S+ \d+\.\d+\.\d+\S*\nLicence: (0BSD|Apache-2.0|BSD-[23]-Clause|CC-BY-4.0|ISC|MIT|OFL-1.1)\n/,
    );
});

test('humans.txt links to the list of licences', () =>
  expect(readFileSync('out/humans.txt', 'utf8')).toContain('/licences.txt'));
