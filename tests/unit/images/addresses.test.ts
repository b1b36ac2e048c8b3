import { expect, test } from 'vitest';
import { hashedPath, withoutHash } from '#src/images/manifest.ts';

const hash = '1a2b3c4d5e6f';

test.each([
  ['/images/a.min.png', `/images/a.min.${hash}.png`],
  [`/${hash}.webp`, `/${hash}.${hash}.webp`],
])('puts the hash into %s before the extension, and takes it out again', (path, hashed) => {
  expect(hashedPath(path, hash)).toBe(hashed);
  expect(withoutHash(hashed)).toEqual({ path, hash });
});

test.each(['/images/a.png', '/images/a.1a2b3c.png', '/images/a.1A2B3C4D5E6F.png', ''])(
  'finds no hash in "%s"',
  (path) => expect(withoutHash(path)).toEqual({ path, hash: undefined }),
);
