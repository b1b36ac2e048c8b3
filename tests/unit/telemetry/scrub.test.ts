import { expect, test } from 'vitest';
import { scrub, scrubRecordedUrls, scrubText } from '#src/telemetry/scrub.ts';

test.each([
  ['https://dunavik.example/works?a=1#b', 'https://dunavik.example/works'],
  ['/?secret', '/'],
  ["https://dunavik.example/å;a=(1)!?x='y'&z=[ö]#b", 'https://dunavik.example/å;a=(1)!'],
  ['GET /works?a=1 and /career#b: 404', 'GET /works and /career 404'],
  ['at draw (https://dunavik.example/a.js?v=1:3:5)', 'at draw (https://dunavik.example/a.js'],
  ['<a href="/works?secret=1">Works</a>', '<a href="/works">Works</a>'],
  ['a?b', 'a?b'],
])('%s becomes %s', (text, clean) => expect(scrubText(text)).toBe(clean));

test('queries and fragments are removed at any depth, and all else is unchanged', () => {
  const event = (tail: string) => ({
    request: { url: `https://dunavik.example/${tail}`, headers: { Referer: `/a${tail}` } },
    spans: [{ data: { list: [[`/c${tail}`, null, true, undefined, 200]], 'url.path': '/a' } }],
  });
  const more = { 'url.query': '?s', 'url.fragment': 's', 'http.query': 's', 'http.fragment': 's' };
  expect(scrub({ ...event('?secret#s'), more })).toEqual({ ...event(''), more: {} });
});

test('cycles are preserved, and the input is not changed', () => {
  const event: Record<string, unknown> = { url: '/a?secret' };
  event.self = event;
  const clean = scrub(event);
  expect(clean.url).toBe('/a');
  expect(clean.self).toBe(clean);
  expect(event.url).toBe('/a?secret');
});

test('the page’s own objects are neither traversed nor copied', () => {
  class Link {
    get danger(): never {
      throw new Error('read');
    }
  }
  const values = [new Link(), new Date(0), new Error('/a?x'), Uint8Array.of(0x2f), () => '/a?x'];
  for (const [index, value] of scrub({ values }).values.entries())
    expect(value).toBe(values[index]);
});

test('only the URLs of a recorded page change', () => {
  const events = (href: string) =>
    JSON.stringify([
      { data: { href, title: 'a? "b"', attributes: { src: '/a.png', _cssText: 'a{b:c?d}' } } },
    ]);
  expect(scrubRecordedUrls(events('https://x/?b"c#main'))).toBe(events('https://x/'));
});
