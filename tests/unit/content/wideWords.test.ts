import { expect, test } from 'vitest';
import { limits, wideTexts, wideWordProblems } from '../../../scripts/check/wideWords.ts';
import { contentFolder } from '../../../src/content/build/folder.ts';
import { services } from '../../../src/content/facts/services.ts';

test.each([
  [
    'service',
    5.4,
    'is 48 % too wide in this font for phones and 200 % zoom, where “Prototyping” fits',
  ],
  [
    'title',
    7.2,
    'is 8 % too wide in this font for phones and 200 % zoom, where “Neighbourhood” fits',
  ],
] as const)(
  'reports words that are too wide for a %s, with one that fits',
  async (name, max, advice) => {
    const texts = ['Prototyping', 'Internationalisation', 'ひ'];
    const wide = { field: 'a.yaml: heading', texts, limit: { ...limits[name], max } };
    expect(await wideWordProblems([wide])).toEqual([
      expect.stringContaining(`a.yaml: heading: “Internationalisation” ${advice}`),
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
