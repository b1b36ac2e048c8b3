import { afterEach, expect, test, vi } from 'vitest';
import { watchPictures } from '../../../scripts/dev/watchPictures.ts';
import { prepareImages } from '../../../scripts/images/prepare.ts';
import { freshPlace } from './place.ts';
import { flat } from './studio.ts';

const { folders, put, manifest } = freshPlace();
let stop = () => {};
afterEach(() => stop());

const patient = { timeout: 20_000 };

test('a changed picture is measured again; a broken one is reported, and the last good one stays', async () => {
  put('works/a/cover.png', await flat(20, 10, '#204060').png().toBuffer());
  await prepareImages(folders());
  const said: string[] = [];
  stop = watchPictures(folders(), (line) => said.push(line));
  const colour = () => manifest()['/images/works/a/cover.png']?.colour;

  put('works/a/cover.png', await flat(20, 10, '#a0c0e0').png().toBuffer());
  await vi.waitFor(() => expect(colour()).toBe('#a0c0e0'), patient);
  put('works/a/cover.png', 'half a picture');
  await vi.waitFor(
    () => expect(said).toEqual([expect.stringMatching(/cover\.png: not readable as a picture/)]),
    patient,
  );
  expect(colour()).toBe('#a0c0e0');
});
