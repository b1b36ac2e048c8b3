import { expect, test } from 'vitest';
import { relatedServiceSlugs, relatedWorks } from '#src/content/build/related.ts';

const work = (slug: string, services: string[], industries: string[]) =>
  ({ slug, services, industries }) as Parameters<typeof relatedWorks>[0];

const tram = work('tram', ['scoping', 'ui-design'], ['mobility']);
const bike = work('bike', ['branding'], ['mobility']);
const ferry = work('ferry', ['scoping', 'ui-design'], ['mobility', 'transportation']);
const bank = work('bank', ['scoping', 'branding'], ['fintech']);
const game = work('game', ['team-renting'], ['gaming']);
const all = [game, bank, bike, ferry, tram];

test.each([
  [tram, 9, [ferry, bike, bank]],
  [tram, 2, [ferry, bike]],
  [game, 9, []],
])(
  'works share industries with %o, which count double, and services; at most %d',
  (one, max, related) => {
    expect(relatedWorks(one, all, max)).toEqual(related);
  },
);

test.each([
  ['scoping', 3, ['ui-design', 'branding']],
  ['scoping', 1, ['ui-design']],
  ['team-renting', 3, []],
])('the services most often combined with %s, at most %d', (slug, max, beside) => {
  expect(relatedServiceSlugs(slug, all, max)).toEqual(beside);
});
