/** Makes every variant of every picture that `/_next/image` may be asked for. */
import { prepareImages } from './images/prepare.ts';

const start = performance.now();
const { made, total, originals } = await prepareImages({
  root: 'src/content',
  folder: 'public',
  manifestFile: 'src/images/manifest.json',
  say: console.log,
});
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`images: ${originals} originals, ${total} files, ${made} made in ${seconds} s`);
