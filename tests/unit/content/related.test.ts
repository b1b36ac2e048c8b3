import { describe, expect, test } from 'vitest';
import { relatedServiceSlugs, relatedWorks, worksForIndustry } from '../../../src/content/related.ts';

type Facets = Parameters<typeof relatedWorks>[0];
const work = (slug: string, services: Facets['services'], industries: Facets['industries']): Facets => ({
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

describe('related works', () => {
  test('are sorted by how much they share; an industry counts as much as two services', () => {
    expect(names(relatedWorks(tram, all, 9))).toEqual(['ferry', 'bike', 'bank']);
  });

  test('are two by default', () => {
    expect(names(relatedWorks(tram, all))).toEqual(['ferry', 'bike']);
  });

  test('never include the work itself or one that shares nothing', () => {
    expect(relatedWorks(game, all)).toEqual([]);
    expect(relatedWorks(tram, [tram])).toEqual([]);
  });

  test('leave the list they were chosen from unchanged', () => {
    const before = [...all];
    relatedWorks(tram, all);
    expect(all).toEqual(before);
  });
});

describe('services beside a service', () => {
  test('are sorted by frequency, without the service itself', () => {
    expect(relatedServiceSlugs('scoping', all)).toEqual(['ui-design', 'branding']);
  });

  test('are none when the service is used alone or nowhere', () => {
    expect(relatedServiceSlugs('team-renting', all)).toEqual([]);
    expect(relatedServiceSlugs('ux-audit', all)).toEqual([]);
  });

  test('are at most as many as requested', () => {
    expect(relatedServiceSlugs('scoping', all, 1)).toEqual(['ui-design']);
  });
});

describe('works for an industry', () => {
  test('are its own, if it has any', () => {
    expect(names(worksForIndustry('mobility', [], all, 3))).toEqual(['bike', 'ferry', 'tram']);
    expect(names(worksForIndustry('mobility', [], all))).toEqual(['bike', 'ferry']);
  });

  test('are otherwise those that used the services it names', () => {
    expect(names(worksForIndustry('biotech', ['branding', 'scoping'], all, 1))).toEqual(['bank']);
  });
});
