import { hashedPath, type Manifest } from '../../src/images/manifest.ts';
import { imagePath, quality, widths } from '../../src/images/sizes.ts';
import { assertThat, type Check } from './run.ts';

/** How many pictures are tested. */
const sampleSize = 9;

const pickRandom = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item;

/** Requests random pictures of the manifest at random widths, in each format. */
export const checkPictures: Check = async ({ ask, read }) => {
  const pictures = Object.entries(JSON.parse(await read('/pictures.json')) as Manifest);
  if (pictures.length === 0) return 'the site has none';
  for (let n = 0; n < sampleSize; n++) {
    const [path, { hash, animated, fallback }] = pickRandom(pictures);
    const format = ['avif', 'webp', fallback][n % 3];
    const query = new URLSearchParams({
      url: hashedPath(path, hash),
      w: String(pickRandom(widths)),
      q: String(quality),
    });
    const { status, headers } = await ask(`${imagePath}?${query}`, {
      headers: { Accept: `image/${format},*/*` },
    });
    const [found, expected] = [
      headers.get('Content-Type'),
      `image/${animated ? fallback : format}`,
    ];
    const picture = `${path}, ${query.get('w')} px wide,`;
    assertThat(
      status === 200 && found === expected,
      `${picture} returned ${status} with ${found}; expected ${expected}`,
    );
    assertThat(
      animated || headers.get('Vary')?.includes('Accept'),
      `${picture} does not name Accept in Vary`,
    );
  }
  return `${sampleSize} of ${pictures.length}`;
};
