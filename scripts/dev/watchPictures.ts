import { watch } from 'node:fs';
import { isPicture } from '../images/originals.ts';
import { type PictureFolders, prepareImages } from '../images/prepare.ts';

/** A program that saves a file may write it in several steps. Milliseconds. */
const settled = 150;

/**
 * Measures the originals again when one of them changes, so that pages and the Function, which watch the manifest, show it.
 * An unusable picture is reported, and the last good manifest stays.
 * @returns a function that stops watching
 */
export function watchPictures(
  folders: PictureFolders,
  say: (line: string) => void = console.error,
) {
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<unknown> = Promise.resolve();
  const measureAgain = () => {
    work = work
      .then(() => prepareImages(folders))
      .then(undefined, (error: Error) => say(error.message));
  };
  const watcher = watch(folders.root, { recursive: true }, (_, file) => {
    if (!isPicture(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(measureAgain, settled);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
