import { afterEach, expect, test, vi } from 'vitest';
import { watchPictures } from '#scripts/dev/watchPictures.ts';
import { prepareImages } from '#src/build/images/prepare.ts';
import { pictureFiles } from './pictureFiles.ts';
import { flat } from './samples.ts';

const { folders, put, manifest } = pictureFiles();
let stop = () => {};
afterEach(() => stop());

test('measures a changed picture again, and reports a broken one while the last good one stays', async () => {
  const paint = async (colour: string) => put('a.png', await flat(20, 10, colour).png().toBuffer());
  const waitFor = (expected: () => void) => vi.waitFor(expected, { timeout: 20_000 });
  await paint('#204060');
  await prepareImages(folders());
  const reported: string[] = [];
  stop = watchPictures(folders(), (line) => reported.push(line));
  const expectColour = () => expect(manifest()['/images/a.png']?.colour).toBe('#a0c0e0');
  await paint('#a0c0e0');
  await waitFor(expectColour);
  put('a.png', 'half a picture');
  const problem = expect.stringContaining('a.png: not readable as a picture');
  await waitFor(() => expect(reported).toEqual([problem]));
  expectColour();
});
