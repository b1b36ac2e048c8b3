import { watch } from 'node:fs';
import { isPicture } from '#src/build/images/originals.ts';
import { type PictureFolders, prepareImages } from '#src/build/images/prepare.ts';

/** Waits for programs that write a file in several steps. */
const delayMs = 150;

/** Keeps the last manifest if a picture is unusable, and reports it. */
export function watchPictures(folders: PictureFolders) {
  let timer: NodeJS.Timeout | undefined;
  let update: Promise<unknown> = Promise.resolve();
  const measureAgain = () => {
    update = update
      .then(() => prepareImages(folders))
      .catch((error: Error) => console.error(error.message));
  };
  watch(folders.root, { recursive: true }, (_, file) => {
    if (!isPicture(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(measureAgain, delayMs);
  });
}
