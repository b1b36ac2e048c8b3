import { expect, test } from 'vitest';
import { forOwners } from '#scripts/check/forOwners.ts';
import { contentFolder } from '#src/content/build/folder.ts';

test('sorts problems as an owner mends them, with an example of what is missing', () => {
  const expected = [
    ['site.json: inquiries.phone: missing; expected a text', ', such as "+46 31 390 06 04"'],
    ['prices.json: budgets: missing; expected fields', '; see tests/agency/prices.json'],
    [
      'services/new.yaml: call: missing; expected a text',
      ', such as "Send the address and a test account."',
    ],
    ['works/new/work.yaml: year: empty; expected a number', ', such as 2025'],
    ['people/new.yaml: office: "a": expected one of b', ''],
    ['pages/home.yaml: missing; pages show its words', '; see tests/agency/pages/home.yaml'],
  ].map((parts) => parts.map((part, index) => (index ? part : `${contentFolder}/${part}`)));
  const problems = expected.map(([problem = '']) => problem).reverse();
  const follows = "Cannot read properties of undefined (reading 'map')";
  expect(forOwners([follows, ...problems, ...problems])).toEqual(expected.map((it) => it.join('')));
  expect(forOwners([follows])).toEqual([follows]);
});

test.each([
  ['services/new.yaml: priceFrom.buys: missing; expected a text', ''],
  [
    'pages/services.yaml: groups.design: missing; services are in this group',
    ', such as {"heading":"A question","text":"You want to know."}',
  ],
])('adds the example to %s', (problem, example) => {
  const line = `${contentFolder}/${problem}`;
  expect(forOwners([line])).toEqual([line + example]);
});
