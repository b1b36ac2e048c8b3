import { expect, test } from 'vitest';
import { limits, wideTexts, wideWordProblems } from '#scripts/check/wideWords.ts';
import { contentFolder } from '#src/content/build/folder.ts';
import { services } from '#src/content/facts/services.ts';

test('reports a word that is too wide, by how much, and one that fits', async () => {
  const texts = ['Apps', 'Internationalisation', 'ひ'];
  const wide = { field: 'a.yaml: heading', texts, limit: limits.service };
  expect(await wideWordProblems([wide])).toEqual([
    expect.stringMatching(
      /^a.yaml: heading: “Internationalisation” is \d\d % too wide in this font .* where “\w+” fits/,
    ),
  ]);
});

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
