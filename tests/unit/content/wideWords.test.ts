import { expect, test } from 'vitest';
import { limits, wideTexts, wideWordProblems } from '../../../scripts/check/wideWords.ts';
import { contentFolder } from '../../../src/content/build/folder.ts';
import { services } from '../../../src/content/facts/services.ts';

test.each([
  ['service', 5.4, 'about 13 letters fit, as in “Prototyping”'],
  ['title', 7.2, 'about 18 letters fit, as in “Neighbourhood”'],
] as const)(
  'reports words that are too wide for a %s, with one that fits',
  async (name, max, advice) => {
    const texts = ['Prototyping', 'Internationalisation', 'ひ'];
    const wide = { field: 'a.yaml: heading', texts, limit: { ...limits[name], max } };
    expect(await wideWordProblems([wide])).toEqual([
      `a.yaml: heading: “Internationalisation” would break on phones or at 200 % zoom; ${advice}`,
    ]);
    expect(await wideWordProblems()).toEqual([]);
  },
);

test('names the file that has a service’s name', () => {
  const [audit, prototyping] = services;
  const named = [
    { ...audit, name: 'A heading of its text' },
    ...(prototyping ? [prototyping] : []),
  ];
  const fields = [...wideTexts(named)].map(({ field }) => field);
  expect(fields).toContain(`${contentFolder}/services/${audit.slug}.yaml: heading`);
  expect(fields).toContain(`${contentFolder}/services/list.json: [1].name`);
});
