import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { picturesOf } from '../../functions/_next/image/pictures.ts';
import { respond } from '../../functions/_next/image/respond.ts';
import { createPictureMaker, startPictureMaker } from '../../scripts/images/maker.ts';
import { prepareImages } from '../../scripts/images/prepare.ts';
import { hashedPath, variantKey } from '../../src/images/manifest.ts';
import { freshPlace } from '../unit/images/place.ts';
import { flat } from '../unit/images/studio.ts';
import { query } from './deployment.ts';

const { at, folders, put, manifest, cached } = freshPlace();

/** Puts a picture 40 px wide in its place. @returns its address, and the path of its widest AVIF */
async function onePicture() {
  put('a.png', await flat(40, 30).png().toBuffer());
  const { '/images/a.png': { hash = '' } = {} } = await prepareImages(folders());
  return {
    original: hashedPath('/images/a.png', hash),
    path: `/${variantKey(hash, { width: 40, format: 'avif' })}`,
  };
}

test('an original is given as it is, and a variant is encoded once when two requests come at the same time', async () => {
  const { original, path } = await onePicture();
  const make = createPictureMaker(folders());
  expect(await make(original)).toEqual(readFileSync(at('content/a.png')));
  const [first, second] = await Promise.all([make(path), make(path)]);
  expect(first).toBeInstanceOf(Buffer);
  expect(second).toBe(first);
});

test('nothing is made that a complete build does not have', async () => {
  const { path } = await onePicture();
  const make = createPictureMaker(folders());
  const others = ['41.avif', '48.avif', '40.jpeg'].map((name) => path.replace('40.avif', name));
  for (const wrong of [
    ...others,
    path.replace(/[0-9a-f]{12}/, '0123456789ab'),
    '/../manifest.json',
    '/manifest.json',
  ])
    expect(await make(wrong), wrong).toBeUndefined();
  expect(cached()).toEqual([]);
});

test('a maker that fails gives the visitor a 502, logs a line and caches nothing', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const maker = await startPictureMaker(folders());
  onTestFinished(() => {
    said.mockRestore();
    maker.stop();
  });
  await onePicture();
  put('a.png', await flat(40, 30, '#112233').png().toBuffer());
  const request = new Request(`http://localhost/_next/image${query('/images/a.png')}`, {
    headers: { Accept: 'image/avif' },
  });
  const env = {
    ASSETS: { fetch: async () => new Response('', { status: 404 }) },
    IMAGE_MAKER_URL: maker.url,
  };
  expect((await respond(request, manifest(), picturesOf(env, request.url))).status).toBe(502);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^picture \/[0-9a-f]{12}\/40\.avif: .+a\.png has changed since/)],
  ]);
  expect(cached()).toEqual([]);
});
