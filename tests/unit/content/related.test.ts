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

test('related works share services or, which counts double, industries', () => {
  expect(relatedWorks(tram, all, 9)).toEqual([ferry, bike, bank]);
  expect(relatedWorks(tram, all)).toEqual([ferry, bike]);
});

test('a service goes with those that works most often combine with it', () => {
  expect(relatedServiceSlugs('scoping', all)).toEqual(['ui-design', 'branding']);
});
