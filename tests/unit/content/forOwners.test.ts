import { expect, test } from 'vitest';
import { forOwners } from '#scripts/check/forOwners.ts';
import { contentFolder } from '#src/content/contentFolder.ts';

const at = (lines: string[]) => lines.map((line) => `${contentFolder}/${line}`);
const follows = "Cannot read properties of undefined (reading 'map')";

test('lists each problem once, as an owner mends them, without those of code', () => {
  const entries = ['services/a.yaml', 'works/A b/work.yaml', 'pages/a.yaml'];
  const files = ['site.json', 'prices.json', ...entries];
  const problems = at(files.map((file) => `${file}: a: "b": expected one of c`));
  expect(forOwners([follows, ...problems.toReversed(), ...problems])).toEqual(problems);
  expect(forOwners([follows])).toEqual([follows]);
});

test.each([
  ['site.json: inquiries.phone: missing; expected a text', ', such as "+46 31 390 06 04"'],
  [
    'services/new.yaml: call: empty; expected a text',
    ', such as "Send the address and a test account."',
  ],
  ['pages/home.yaml: missing; pages show its words', '; see tests/agency/pages/home.yaml'],
  ['services/new.yaml: priceFrom.buys: missing; expected a text', ''],
])('adds the example to %s', (problem, example) => {
  expect(forOwners(at([problem]))).toEqual(at([problem + example]));
});
