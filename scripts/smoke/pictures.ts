import { hashedPath, type Manifest } from '../../src/images/manifest.ts';
import { imagePath, quality, widths } from '../../src/images/sizes.ts';
import { assertThat, type Check } from './run.ts';

/** How many pictures are looked at, of all that the deployment has. */
const sample = 9;

const anyOf = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item;

/** Pictures of the deployment's own manifest at random, at widths at random, for each kind of browser. */
export const picturesAreThere: Check = async ({ ask, read }) => {
  const pictures = Object.entries(JSON.parse(await read('/pictures.json')) as Manifest);
  if (pictures.length === 0) return 'there are none';
  for (let n = 0; n < sample; n++) {
    const [path, { hash, animated, fallback }] = anyOf(pictures);
    const format = ['avif', 'webp', fallback][n % 3];
    const query = new URLSearchParams({
      url: hashedPath(path, hash),
      w: String(anyOf(widths)),
      q: String(quality),
    });
    const { status, headers } = await ask(`${imagePath}?${query}`, {
      headers: { Accept: `image/${format},*/*` },
    });
    const [found, expected] = [
      headers.get('Content-Type'),
      `image/${animated ? fallback : format}`,
    ];
    const what = `${path}, ${query.get('w')} px wide,`;
    assertThat(
      status === 200 && found === expected,
      `${what} answered ${status} with ${found}; expected ${expected}`,
    );
    assertThat(
      animated || headers.get('Vary')?.includes('Accept'),
      `${what} does not name Accept in Vary`,
    );
  }
  return `${sample} of ${pictures.length}`;
};
