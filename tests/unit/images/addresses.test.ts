import fc from 'fast-check';
import { expect, test } from 'vitest';
import loader from '../../../src/images/loader.ts';
import { hashedPath, withoutHash } from '../../../src/images/manifest.ts';

test('an address with a hash has it before the extension, and is split again', () => {
  const hash = fc.stringMatching(/^[0-9a-f]{12}$/);
  const path = fc.stringMatching(/^(\/[a-z0-9-]{1,9}){1,3}\.(png|jpg|webp|gif|avif)$/);
  fc.assert(
    fc.property(path, hash, (path, hash) => {
      expect(withoutHash(hashedPath(path, hash))).toEqual({ path, hash });
    }),
  );
  expect(hashedPath('/images/a.min.png', '1a2b3c4d5e6f')).toBe('/images/a.min.1a2b3c4d5e6f.png');
});

test.each(['/images/a.png', '/images/a.1a2b3c.png', '/images/a.1A2B3C4D5E6F.png', '/images/a.min.png', '', '.png'])(
  'there is no hash in "%s"',
  (path) => expect(withoutHash(path)).toEqual({ path, hash: undefined }),
);

test('the loader keeps any source intact', () => {
  const src = '/images/ősz & "24" #1?.png';
  const { pathname, searchParams } = new URL(loader({ src, width: 640 }), 'https://dunavik.example');
  expect([pathname, ...searchParams]).toEqual(['/_next/image', ['url', src], ['w', '640'], ['q', '75']]);
});
