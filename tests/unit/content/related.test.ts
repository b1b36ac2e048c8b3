import { expect, test } from 'vitest';
import { relatedServiceSlugs, relatedWorks } from '#src/content/build/related.ts';

type Facets = Parameters<typeof relatedWorks>[0];
const work = (slug: string, services: Facets['services'], industries: Facets['industries']) => ({
  slug,
  services,
  industries,
});

const tram = work('tram', ['scoping', 'ui-design'], ['mobility']);
const bike = work('bike', ['branding'], ['mobility']);
const ferry = work('ferry', ['scoping', 'ui-design'], ['mobility', 'transportation']);
const bank = work('bank', ['scoping', 'branding'], ['fintech']);
const game = work('game', ['team-renting'], ['gaming']);
const all = [game, bank, bike, ferry, tram];
const names = (works: Facets[]) => works.map(({ slug }) => slug);

test('related works are sorted by what they share; an industry counts as much as two services', () => {
  expect(names(relatedWorks(tram, all, 9))).toEqual(['ferry', 'bike', 'bank']);
  expect(names(relatedWorks(tram, all))).toEqual(['ferry', 'bike']);
  expect(relatedWorks(game, all)).toEqual([]);
});

test.each([
  ['scoping', 3, ['ui-design', 'branding']],
  ['scoping', 1, ['ui-design']],
  ['team-renting', 3, []],
  ['ux-audit', 3, []],
] as const)('the services most often combined with %s, at most %d', (slug, most, beside) => {
  expect(relatedServiceSlugs(slug, all, most)).toEqual(beside);
});
