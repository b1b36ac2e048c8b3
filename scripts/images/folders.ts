import type { PictureFolders } from './prepare.ts';

/** The site's own. */
export const pictureFolders: PictureFolders = {
  root: 'src/content',
  cache: '.cache/pictures',
  manifestFile: 'src/images/manifest.json',
};

/** Where earlier versions kept variants. Next would copy them to the built site. */
export const formerCache = 'public/images';
