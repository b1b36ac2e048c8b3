import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { industries } from '../../src/content/industries/list.ts';
import { loadWorks } from '../../src/content/load.ts';
import { services } from '../../src/content/services/list.ts';
import {
  countOf,
  facetsUnfoldedQuery,
  filterAttributes,
  filterHref,
  filterListScript,
  foldFacetScript,
  matches,
  parseFilter,
  parsePage,
} from '../../src/screens/works/worksFilter.ts';
import { filterTable } from '../../src/screens/works/worksPage.ts';

const works = loadWorks();
const filters = filterTable(works);
const parse = (query: Parameters<typeof parseFilter>[0]) => parseFilter(query, filters);
const service = fc.option(fc.constantFrom(...services.map(({ slug }) => slug)), { nil: undefined });
const industry = fc.option(fc.constantFrom(...industries.map(({ slug }) => slug)), { nil: undefined });

/** A query as Next's router gives it: a list where a name is repeated. */
function queryOf(search: string) {
  const given = new URLSearchParams(search);
  const entries = [...given.keys()].map((name) => {
    const values = given.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return Object.fromEntries(entries);
}

describe('the filter', () => {
  test.each([
    ['', undefined, undefined],
    ['?service=ux-audit', 'ux-audit', undefined],
    ['?industry=fintech&service=scoping', 'scoping', 'fintech'],
    ['?service=knitting&industry=fintech', undefined, 'fintech'],
    ['?service=UX-AUDIT', undefined, undefined],
    ['?service=UX%20audit', undefined, undefined],
    ['?service=', undefined, undefined],
    ['?service=fintech&industry=ux-audit', undefined, undefined],
    ['?service=scoping&service=branding', 'scoping', undefined],
    ['?service=knitting&service=branding', undefined, undefined],
    ['?service=constructor&industry=__proto__', undefined, undefined],
  ])('of "%s" is service %s, industry %s', (search, wantedService, wantedIndustry) => {
    expect(parse(queryOf(search))).toEqual({ service: wantedService, industry: wantedIndustry });
  });

  test('comes back from its own address unchanged', () => {
    fc.assert(
      fc.property(service, industry, (one, other) => {
        const filter = { service: one, industry: other };
        const address = new URL(filterHref(filter), 'https://dunavik.example');
        expect(address.pathname).toBe('/works');
        expect(parse(queryOf(address.search))).toEqual(filter);
      }),
    );
  });

  test('that is empty has the plain address', () => {
    expect(filterHref({ service: undefined, industry: undefined })).toBe('/works');
  });

  test('keeps a work that has both the service and the industry', () => {
    const work = { services: ['scoping', 'branding'], industries: ['fintech'] };
    expect(matches(work, { service: undefined, industry: undefined })).toBe(true);
    expect(matches(work, { service: 'branding', industry: 'fintech' })).toBe(true);
    expect(matches(work, { service: 'branding', industry: 'gaming' })).toBe(false);
    expect(matches(work, { service: 'ux-audit', industry: 'fintech' })).toBe(false);
  });
});

/** Runs the inline script on the list of works. @returns the slugs of the works that stay visible, and the text of the count */
function seenBeforePaint(search: string) {
  const items = works.map((work) => ({
    slug: work.slug,
    hidden: false,
    dataset: { services: work.services.join(' '), industries: work.industries.join(' ') },
  }));
  const count = { textContent: 'all works', getAttribute: () => 'of' };
  const table = { getAttribute: () => JSON.stringify(filters.counts) };
  const next = { href: '', setAttribute: (_: string, value: string) => Object.assign(next, { href: value }) };
  const shown = { textContent: '24 of 150 shown', parentNode: { querySelector: () => next } };
  const nothing = () => null;
  const links = services.map(({ slug, name }) => ({
    pathname: '/works',
    search: `?service=${slug}`,
    firstChild: { data: `${name} ` },
    querySelector: nothing,
    setAttribute: nothing,
    removeAttribute: nothing,
  }));
  const facet = { getAttribute: () => 'service', querySelector: nothing, querySelectorAll: () => links };
  const found: Record<string, unknown[]> = {
    '[data-services]': items,
    [`[${filterAttributes.count}]`]: [count],
    [`[${filterAttributes.counts}]`]: [table],
    '[data-shown]': [shown],
    [`[${filterAttributes.facet}]`]: [facet],
  };
  const querySelectorAll = (selector: string) => found[selector] ?? [];
  new Function('document', 'location', filterListScript)({ querySelectorAll }, { search, pathname: '/works' });
  return {
    left: items.filter(({ hidden }) => !hidden).map(({ slug }) => slug),
    count: count.textContent,
    shown: shown.textContent,
    next: next.href,
  };
}

const leftBeforePaint = (search: string) => seenBeforePaint(search).left;

const leftByReact = (search: string) => works.filter((work) => matches(work, parse(queryOf(search)))).map(({ slug }) => slug);

test('how many works a filter leaves is known without the works', () => {
  fc.assert(
    fc.property(service, industry, (one, other) => {
      const filter = { service: one, industry: other };
      expect(countOf(filters, filter)).toBe(works.filter((work) => matches(work, filter)).length);
    }),
  );
});

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=3.9', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=x', 1],
  ['?page=2&page=5', 2],
])('"%s" asks for %d pages of works', (search, page) => expect(parsePage(queryOf(search))).toBe(page));

test('the number of pages comes last in an address', () => {
  expect(filterHref({ service: 'branding', industry: undefined }, 3)).toBe('/works?service=branding&page=3');
  expect(filterHref({ service: undefined, industry: undefined }, 1)).toBe('/works');
});

describe('before the first paint the same works are hidden as later', () => {
  test('with any filter that has a link', () => {
    fc.assert(
      fc.property(service, industry, (one, other) => {
        const { search } = new URL(filterHref({ service: one, industry: other }), 'https://dunavik.example');
        expect(leftBeforePaint(search)).toEqual(leftByReact(search));
      }),
    );
  });

  test.each([
    '?industry=fin tech',
    '?industry=Xfintech',
    '?service=ux-audit"]',
    '?service=scoping&service=branding',
    '?service=&industry=fintech',
    '?service=%E0%A4%A&industry=%',
    '?q=1#service=branding',
  ])('with %s', (search) => {
    expect(leftBeforePaint(search)).toEqual(leftByReact(search));
  });

  test('and the count says so in the words of the page', () => {
    expect(seenBeforePaint('?service=branding').count).toBe(
      `${leftByReact('?service=branding').length} of all works: Branding`,
    );
    expect(seenBeforePaint('').count).toBe('all works');
  });

  test('and the link to more works keeps the filter', () => {
    const { length } = leftByReact('?service=branding');
    expect(seenBeforePaint('?service=branding')).toMatchObject({
      shown: `${length} of ${length} shown`,
      next: '/works?service=branding&page=2',
    });
    expect(seenBeforePaint('')).toMatchObject({ shown: '24 of 150 shown', next: '' });
  });

  test('with anything else in the address', () => {
    const value = fc.oneof(fc.string(), service, industry, fc.constantFrom('constructor', '__proto__', 'toString'));
    const pair = fc.tuple(fc.constantFrom('service', 'industry', 'q'), value);
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 4 }), (pairs) => {
        const search = `?${pairs.map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`).join('&')}`;
        expect(leftBeforePaint(search)).toEqual(leftByReact(search));
      }),
    );
  });
});

test.each([true, false])('with enough space (%s) the facets are open before the first paint', (roomy) => {
  const facet = { open: true };
  const document = { currentScript: { closest: (name: string) => (name === 'details' ? facet : null) } };
  const matchMedia = (query: string) => ({ matches: query === facetsUnfoldedQuery && roomy });
  new Function('document', 'matchMedia', foldFacetScript)(document, matchMedia);
  expect(facet.open).toBe(roomy);
});

test.each([filterListScript, foldFacetScript])('an inline script cannot end its own element early: %s', (script) => {
  expect(script).not.toMatch(/<[/!a-z]/i);
});
