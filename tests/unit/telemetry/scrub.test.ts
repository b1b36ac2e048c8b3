import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrub, scrubText } from '#src/telemetry/scrub.ts';

test.each([
  ['https://dunavik.example/works?a=1#b', 'https://dunavik.example/works'],
  ['/?secret', '/'],
  ['blob:https://dunavik.example/1234#x', 'blob:https://dunavik.example/1234'],
  ['GET /works?a=1 and /career#b: 404', 'GET /works and /career 404'],
  ['at draw (https://dunavik.example/a.js?v=1:3:5)', 'at draw (https://dunavik.example/a.js'],
  ['<a href="/works?secret=1">Works</a>', '<a href="/works">Works</a>'],
  ['Is it 3/4 ? # no', 'Is it 3/4 ? # no'],
  ['a?b', 'a?b'],
])('%s becomes %s', (text, clean) => expect(scrubText(text)).toBe(clean));

test('no URL keeps its query or fragment', () => {
  const part = fc.string({ unit: fc.constantFrom(..."abcåäö019-_.~%!$&'()*+,;=:@") });
  const property = fc.property(
    fc.string(),
    part,
    part,
    fc.constantFrom('?', '#'),
    part,
    (before, host, path, mark, tail) => {
      const url = ` https://${host}/${path}`;
      expect(scrubText(`${before}${url}${mark}${tail}`).endsWith(url)).toBe(true);
    },
  );
  fc.assert(property);
});

test('URLs lose queries and fragments at any depth, separate ones are removed, and all else is unchanged', () => {
  const event = (tail: string) => ({
    request: { url: `https://dunavik.example/${tail}`, headers: { Referer: `/a${tail}` } },
    spans: [{ data: { list: [[`/c${tail}`, null, true, undefined, 200]], 'url.path': '/a' } }],
  });
  const tails = {
    'url.query': '?s',
    'url.fragment': 's',
    'http.query': 's',
    'http.fragment': '#s',
  };
  expect(scrub({ ...event('?secret#s'), more: tails })).toEqual({ ...event(''), more: {} });
});

test('cycles and repeated references are preserved, and the input is not changed', () => {
  const shared = Object.freeze({ url: '/a?secret' });
  const event: Record<string, unknown> = { one: shared, two: shared };
  event.self = event;
  const clean = scrub(event);
  expect(clean.one).toEqual({ url: '/a' });
  expect([clean.two, clean.self]).toEqual([clean.one, clean]);
  expect(clean.self).toBe(clean);
  expect(shared.url).toBe('/a?secret');
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
    Uint8Array.of(0x2f),
    () => '/a?x',
  ];
  for (const [index, value] of scrub({ values }).values.entries())
    expect(value).toBe(values[index]);
});
