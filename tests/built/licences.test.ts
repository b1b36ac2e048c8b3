import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageOf, shippedPackagesFile } from '../../scripts/bundle/shipped.ts';

const licences = readFileSync('out/licences.txt', 'utf8');
const packages = licences.split(/^-{72}$/m).map((text) => text.trim());

test.each(['next', 'react', 'react-dom', 'scheduler', 'styled-components', '@fontsource-variable/familjen-grotesk'])(
  'the list of licences has %s, which ships to visitors',
  (name) => expect(packages.filter((text) => text.startsWith(`${name} `))).toHaveLength(1),
);

test('each listed package has a licence that only requires attribution', () => {
  for (const text of packages)
    expect(text).toMatch(/^\S+ \d+\.\d+\.\d+\S*\nLicence: (0BSD|Apache-2.0|BSD-[23]-Clause|ISC|MIT|OFL-1.1)\n/);
});

test('the notes that the list is made from are not published, and humans.txt links to the list', () => {
  expect(existsSync(`out/_next/${shippedPackagesFile}`)).toBe(false);
  expect(readFileSync('out/humans.txt', 'utf8')).toContain('/licences.txt');
});

test.each([
  ['/a/node_modules/react/index.js', 'node_modules/react'],
  ['/a/node_modules/next/node_modules/@swc/helpers/esm/x.js', 'node_modules/next/node_modules/@swc/helpers'],
  ['C:\\a\\node_modules\\@swc\\helpers\\x.js', 'node_modules/@swc/helpers'],
  ['/a/src/site.ts', undefined],
])('%s belongs to %s', (file, folder) => expect(packageOf(file)).toBe(folder));
