import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrub, scrubText } from '../../../src/telemetry/scrub.ts';

describe('in a text', () => {
  test.each([
    ['https://dunavik.example/works?secret=1', 'https://dunavik.example/works'],
    ['https://dunavik.example/works#secret', 'https://dunavik.example/works'],
    ['https://dunavik.example/works?a=1#b', 'https://dunavik.example/works'],
    ['https://dunavik.example?secret', 'https://dunavik.example'],
    ['/works?secret', '/works'],
    ['/?secret', '/'],
    ['works/omlopp?secret', 'works/omlopp'],
    ['blob:https://dunavik.example/1234#x', 'blob:https://dunavik.example/1234'],
    ['GET /works?a=1 and /career#b: 404', 'GET /works and /career 404'],
    ['at draw (https://dunavik.example/a.js?v=1:3:5)', 'at draw (https://dunavik.example/a.js'],
    ['<a href="/works?secret=1">Works</a>', '<a href="/works">Works</a>'],
    ["fetch('/api/x?secret')\nfailed", "fetch('/api/x\nfailed"],
    ["/it's?secret", "/it's"],
    ['/räksmörgås?ä=ö', '/räksmörgås'],
  ])('%s becomes %s', (text, clean) => expect(scrubText(text)).toBe(clean));

  test.each(['', 'What? Why # now', 'Is it 3/4 ? # no', '/works', 'a?b', '#7', '/works/[slug]', 'C# and/or F#'.slice(0, 9)])(
    '%j is unchanged',
    (text) => expect(scrubText(text)).toBe(text),
  );

  test('no address keeps its query or fragment, whatever it looks like', () => {
    const part = fc.string({ unit: fc.constantFrom(..."abcåäö019-_.~%!$&'()*+,;=:@") });
    const property = fc.property(fc.string(), part, part, fc.constantFrom('?', '#'), part, (before, host, path, mark, tail) => {
      const address = ` https://${host}/${path}`;
      expect(scrubText(`${before}${address}${mark}${tail}`).endsWith(address)).toBe(true);
    });
    fc.assert(property);
  });

  test('scrubbing is idempotent, and never makes a text longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '?', '#', 'a', ' ', '"', ':', 'é') }), (text) => {
        const once = scrubText(text);
        expect(scrubText(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('in a value', () => {
  test('addresses are cut at any depth', () => {
    const event = {
      request: { url: 'https://dunavik.example/?secret', headers: { Referer: '/a?secret' } },
      breadcrumbs: [{ data: { from: '/a?secret', to: '/b#secret', status: 200 } }],
      spans: [{ data: { list: [['/c?secret', null, true, undefined]] } }],
    };
    expect(scrub(event)).toEqual({
      request: { url: 'https://dunavik.example/', headers: { Referer: '/a' } },
      breadcrumbs: [{ data: { from: '/a', to: '/b', status: 200 } }],
      spans: [{ data: { list: [['/c', null, true, undefined]] } }],
    });
  });

  test('separate queries and fragments are removed', () => {
    const data = {
      'url.query': '?secret',
      'url.fragment': 'secret',
      'http.query': 'secret',
      'http.fragment': '#secret',
      'url.path': '/a',
    };
    expect(scrub({ spans: [{ data }] })).toEqual({ spans: [{ data: { 'url.path': '/a' } }] });
  });

  test('cycles and repeated references are preserved', () => {
    const shared = { url: '/a?secret' };
    const event: Record<string, unknown> = { one: shared, two: shared };
    event.self = event;
    const clean = scrub(event);
    expect(clean.one).toEqual({ url: '/a' });
    expect(clean.two).toBe(clean.one);
    expect(clean.self).toBe(clean);
  });

  test('the input is not changed, even if it is frozen', () => {
    const event = Object.freeze({ list: Object.freeze(['/a?secret']) });
    expect(scrub(event)).toEqual({ list: ['/a'] });
    expect(event.list).toEqual(['/a?secret']);
  });

  test('the page’s own objects are neither traversed nor copied', () => {
    class Link {
      href = '/a?filter';
      get danger(): never {
        throw new Error('read');
      }
    }
    const values = [
      new Link(),
      new Date(0),
      new Map([['a', '/a?x']]),
      new Error('/a?x'),
      Uint8Array.of(0x2f, 0x3f),
      () => '/a?x',
    ];
    expect(scrub(values)).toEqual(values);
    for (const [index, value] of scrub({ values }).values.entries()) expect(value).toBe(values[index]);
  });

  test('everything else is unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        if (!/[?#]|__proto__/.test(JSON.stringify(value))) expect(scrub(value)).toEqual(value);
      }),
    );
  });
});
