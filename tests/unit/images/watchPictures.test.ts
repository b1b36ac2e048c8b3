import { afterEach, expect, test, vi } from 'vitest';
import { watchPictures } from '#scripts/dev/watchPictures.ts';
import { prepareImages } from '#src/build/images/prepare.ts';
import { pictureFiles } from './pictureFiles.ts';
import { flat } from './samples.ts';

const { folders, put, manifest } = pictureFiles();
let stop = () => {};
afterEach(() => stop());

const waitOptions = { timeout: 20_000 };

test('measures a changed picture again, and reports a broken one while the last good one stays', async () => {
  put('works/a/cover.png', await flat(20, 10, '#204060').png().toBuffer());
  await prepareImages(folders());
  const reported: string[] = [];
  stop = watchPictures(folders(), (line) => reported.push(line));
  const colour = () => manifest()['/images/works/a/cover.png']?.colour;

  put('works/a/cover.png', await flat(20, 10, '#a0c0e0').png().toBuffer());
  await vi.waitFor(() => expect(colour()).toBe('#a0c0e0'), waitOptions);
  put('works/a/cover.png', 'half a picture');
  await vi.waitFor(
    () =>
      expect(reported).toEqual([expect.stringMatching(/cover\.png: not readable as a picture/)]),
    waitOptions,
  );
  expect(colour()).toBe('#a0c0e0');
});
