import { expect, test } from 'vitest';
import { hashedPath, withoutHash } from '#src/images/manifest.ts';

const hash = '1a2b3c4d5e6f';

test('puts the hash before the extension, and takes it out again', () => {
  expect(hashedPath('/images/a.min.png', hash)).toBe(`/images/a.min.${hash}.png`);
  for (const path of [
    '/images/a.min.png',
    '/works/a-b/c.jpg',
    `/${hash}.webp`,
    `/${hash}.${hash}.avif`,
  ])
    expect(withoutHash(hashedPath(path, hash))).toEqual({ path, hash });
});

test.each([
  '/images/a.png',
  '/images/a.1a2b3c.png',
  '/images/a.1A2B3C4D5E6F.png',
  '/images/a.min.png',
  '',
  '.png',
])('finds no hash in "%s"', (path) => expect(withoutHash(path)).toEqual({ path, hash: undefined }));
