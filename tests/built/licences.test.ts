import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { id } from '../../src/theme/fontFile.ts';

const licences = readFileSync('out/licences.txt', 'utf8');
const packages = licences.split(/^-{72}$/m).map((text) => text.trim());

test('the licences of what ships are listed, and each requires only attribution', () => {
  const names = packages.map((text) => text.replace(/ [\s\S]*/, ''));
  const shipped = ['next', 'react', 'react-dom', 'scheduler', 'styled-components'];
  expect(names).toEqual(expect.arrayContaining([...shipped, `@fontsource-variable/${id}`]));
  expect(new Set(names).size).toBe(names.length);
  for (const text of packages)
    expect(text).toMatch(
      /^\S+ \d+\.\d+\.\d+\S*\nLicence: (0BSD|Apache-2.0|BSD-[23]-Clause|CC-BY-4.0|ISC|MIT|OFL-1.1)\n/,
    );
  expect(readFileSync('out/humans.txt', 'utf8')).toContain('/licences.txt');
});
