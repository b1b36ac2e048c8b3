import { expect, onTestFinished, test, vi } from 'vitest';
import { createPictureMaker, startPictureMaker } from '#scripts/serve/pictureMaker.ts';
import { prepareImages } from '#src/build/images/prepare.ts';
import { variantPath } from '#src/images/variants.ts';
import { pictureFiles } from '../unit/images/pictureFiles.ts';
import { flat } from '../unit/images/samples.ts';

const { folders, put, cached } = pictureFiles();

/** @returns the path of the picture's widest AVIF */
async function writePicture() {
  put('a.png', await flat(40, 30).png().toBuffer());
  const { '/images/a.png': { hash = '' } = {} } = await prepareImages(folders());
  return variantPath(hash, { width: 40, format: 'avif' });
}

test('makes only pictures that a complete build has, each once', async () => {
  const variant = await writePicture();
  const makePicture = createPictureMaker(folders());
  const other = variant.replace(/[0-9a-f]{12}/, '0123456789ab');
  for (const path of [variant.replace('40.avif', '48.avif'), other, '/manifest.json'])
    expect(await makePicture(path), path).toBeUndefined();
  expect(cached()).toEqual([]);
  const [first, second] = await Promise.all([makePicture(variant), makePicture(variant)]);
  expect(first).toBeInstanceOf(Buffer);
  expect(second).toBe(first);
});

test('reports a failure in the terminal, and caches nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const maker = await startPictureMaker(folders());
  onTestFinished(() => {
    logged.mockRestore();
    maker.stop();
  });
  const variant = await writePicture();
  put('a.png', await flat(40, 30, '#112233').png().toBuffer());
  expect((await fetch(maker.url + variant)).status).toBe(500);
  const line = expect.stringMatching(/^picture \/.+\/40\.avif: .+a\.png has changed since/);
  expect(logged.mock.calls).toEqual([[line]]);
  expect(cached()).toEqual([]);
});
