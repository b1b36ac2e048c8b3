import { describe, expect, test } from 'vitest';
import { ask, cover, query } from './deployment.ts';

/** Makes a request that is refused. @returns status and sentence, after checking what all refusals have in common */
async function refusal(asked: string) {
  const { response, wanted } = await ask(asked);
  const sentence = await response.text();
  expect(wanted).toEqual([]);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(sentence).toMatch(/^(url|w|q) [^\n<]+\.\n$/);
  expect(sentence).not.toMatch(/ {4}at |Error|\.ts\b/);
  return `${response.status} ${sentence.trim()}`;
}

describe('url is refused', () => {
  test.each([
    ['that is missing', '?w=640&q=75', /^400 url is missing/],
    ['that is empty', '?url=&w=640', /^400 url is missing/],
    ['that is repeated', `${query(cover)}&url=/images/small.jpg`, /^400 url stands 2 times/],
    ['that is spelled as an array', '?url[]=/images/small.jpg&w=640', /^400 url is missing/],
  ])('%s', async (_, asked, message) => {
    expect(await refusal(asked)).toMatch(message);
  });

  test.each([
    ['too long', `/${'a'.repeat(3072)}.png`, 'longer than 3072'],
    ['absolute', 'https://dunavik.example/images/small.jpg', 'must be a path on this site'],
    ['absolute in capitals', 'HTTPS://evil.example/a.png', 'must be a path on this site'],
    ['of data', 'data:image/png;base64,AAAA', 'must be a path on this site'],
    ['of a file', 'file:///etc/passwd.png', 'must be a path on this site'],
    ['relative', 'images/small.jpg', 'must be a path on this site'],
    ['that begins with a space', ' /images/small.jpg', 'must be a path on this site'],
    ['protocol-relative', '//evil.example/a.png', 'two slashes'],
    ['protocol-relative, encoded', '/%2Fevil.example/a.png', 'two slashes'],
    ['protocol-relative, encoded twice', '%252F%252Fevil.example/a.png', 'two slashes'],
    ['with a backslash', '/\\evil.example/a.png', 'backslash'],
    ['with an encoded backslash', '/images%5Csmall.jpg', 'backslash'],
    ['with dots', '/images/../images/small.jpg', 'dot segment'],
    ['with one dot', '/images/./small.jpg', 'dot segment'],
    ['with encoded dots', '/images/%2e%2e/small.jpg', 'dot segment'],
    ['with dots encoded twice', '/images/%252e%252E/small.jpg', 'dot segment'],
    ['with dots encoded five times', '/images/%252525252e./small.jpg', 'dot segment'],
    ['with an encoded slash after dots', '/images/..%2fsmall.jpg', 'dot segment'],
    ['with a null', '/images/small.jpg\0.png', 'control character'],
    ['with an encoded null', '/images/small%00.png', 'control character'],
    ['with a line feed', '/images/small.jpg\r\nX: y.png', 'control character'],
    ['with an encoded delete', '/images/%7F.png', 'control character'],
    ['with a broken escape', '/images/%zz.png', 'malformed percent-escape'],
    ['with half a character', '/images/%E0%A4.png', 'malformed percent-escape'],
    ['with a broken escape behind an escape', '/images/%25.png', 'malformed percent-escape'],
    ['with an empty segment', '/images//small.jpg', 'empty segment'],
    ['of the resizer itself', '/_next/image', 'image resizer itself'],
    ['of the resizer itself, with a query', '/_next/image?url=/a.png&w=640', 'query'],
    ['below the resizer', '/_next/image/a.png', 'image resizer itself'],
    ['of the resizer, encoded', '/_next/%69mage/a.png', 'image resizer itself'],
    ['with a query', '/images/small.jpg?v=2', 'query'],
    ['with an encoded query', '/images/small.jpg%3Fv=2.png', 'query'],
    ['with a fragment', '/images/small.jpg#top.png', 'fragment'],
    ['of an SVG', '/favicon.svg', 'SVG'],
    ['of an SVG in capitals', '/images/A.SVG', 'SVG'],
    ['of a page', '/index.html', 'must name a picture'],
    ['of a folder', '/images/', 'must name a picture'],
    ['of nothing', '/', 'must name a picture'],
    ['of a file without an extension', '/images/small', 'must name a picture'],
    ['of a picture with another extension after its own', '/images/small.jpg.txt', 'must name a picture'],
    ['of a prototype’s key', '/constructor', 'must name a picture'],
  ])('that is %s', async (_, url, message) => {
    expect(await refusal(query(url))).toMatch(/^400 url /);
    expect(await refusal(query(url))).toContain(message);
  });

  test.each([
    '/images/nothing.png',
    '/images/SMALL.jpg',
    '/images/small.JPG',
    '/images/small.png',
    '/images/small.111111111111.png',
    '/images/small.111111111111/384.avif',
    '/__proto__.png',
    '/constructor.png',
    '/toString.jpg',
    '/images/…/small.jpg',
    '/images/small .jpg',
  ])('as unknown: %s', async (url) => {
    expect(await refusal(query(url))).toBe('404 url names no picture of this site.');
  });
});

const sizes = '16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840';

describe('w is refused', () => {
  test.each(['?url=/images/small.jpg', '?url=/images/small.jpg&w=', '?url=/images/small.jpg&W=640'])(
    'when missing: %s',
    async (asked) => {
      expect(await refusal(asked)).toBe(`400 w is missing; give one of ${sizes}.`);
    },
  );

  test('when it is repeated, even with the same value', async () => {
    expect(await refusal(`${query(cover)}&w=640`)).toMatch(/^400 w stands 2 times/);
  });

  test.each(
    '+640|%2B640|640.0|0640|6e2|6.4e2|0x280|-640|641|0|1|15|3841|384000000000000000000000|1e400|NaN|Infinity|640px| 640|640 |640%0A|６４０|640,750|null|[640]'.split(
      '|',
    ),
  )('when it is "%s"', async (w) => {
    expect(await refusal(query(cover, w))).toBe(`400 w must be one of ${sizes}.`);
  });
});

describe('q', () => {
  test('is 75 by default', async () => {
    expect((await ask('?url=/images/small.jpg&w=640')).response.status).toBe(200);
  });

  test.each(['', '0', '101', '74', '76', '75.0', '075', '+75', '-75', '7.5e1', '75%00', 'high', '1e9'])(
    'is refused when it is "%s"',
    async (q) => {
      expect(await refusal(query(cover, 640, q))).toBe('400 q must be one of 75.');
    },
  );

  test('is refused when it is repeated', async () => {
    expect(await refusal(`${query(cover)}&q=75`)).toMatch(/^400 q stands 2 times/);
  });
});
