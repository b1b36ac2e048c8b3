import { hashedPath, type Manifest } from '../../src/images/manifest.ts';
import { imagePath, quality, widths } from '../../src/images/sizes.ts';
import { routes } from '../../src/site.ts';
import { attribute, findAll, parseDocument } from '../html/document.ts';
import { assertThat, type Check } from './run.ts';
import type { Visitor } from './visitor.ts';

const accepts = {
  'image/avif': 'image/avif,image/webp,*/*',
  'image/webp': 'image/webp,*/*',
  'image/png': '*/*',
};

/** The query of the first picture on the works page. */
async function aPicture({ read }: Visitor): Promise<URLSearchParams> {
  const pictures = findAll(parseDocument(await read(routes.works)), 'img').map((one) => attribute(one, 'src') ?? '');
  const [, query] = pictures.find((address) => address.startsWith(`${imagePath}?`))?.split('?') ?? [];
  assertThat(query, `${routes.works} shows no picture`);
  return new URLSearchParams(query);
}

export const picturesComeInThreeFormats: Check = async (visitor) => {
  const query = await aPicture(visitor);
  const sizes: string[] = [];
  for (const [type, Accept] of Object.entries(accepts)) {
    const answer = await visitor.ask(`${imagePath}?${query}`, { headers: { Accept } });
    const { byteLength } = await answer.arrayBuffer();
    const given = answer.headers.get('Content-Type');
    assertThat(answer.status === 200 && given === type, `${type}: answered ${answer.status} with ${given}`);
    assertThat(byteLength > 0, `${type}: empty`);
    assertThat(/accept/i.test(answer.headers.get('Vary') ?? ''), `${type}: Vary does not name Accept`);
    sizes.push(`${type.slice(6)} ${byteLength} bytes`);
  }
  return sizes.join(', ');
};

/** How many pictures are looked at, of all that the deployment has. */
const sample = 8;

const anyOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

/** Pictures of the deployment's own manifest at random, each at a width and in a format at random. */
export const somePicturesAreThere: Check = async ({ ask, read }) => {
  const pictures = Object.entries(JSON.parse(await read('/pictures.json')) as Manifest);
  assertThat(pictures.length, 'the manifest names no picture');
  const chosen = pictures
    .map((picture) => ({ picture, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, sample);
  for (const { picture } of chosen) {
    const [path, { hash }] = picture;
    const query = new URLSearchParams({ url: hashedPath(path, hash), w: String(anyOf(widths)), q: String(quality) });
    const { status, headers } = await ask(`${imagePath}?${query}`, { headers: { Accept: anyOf(Object.values(accepts)) } });
    assertThat(status === 200, `${path}, ${query.get('w')} px wide, answered ${status}`);
    assertThat(headers.get('Content-Type')?.startsWith('image/'), `${path} is no picture`);
  }
  return `${chosen.length} of ${pictures.length}`;
};

export const widthsAreLimited: Check = async (visitor) => {
  const query = await aPicture(visitor);
  query.set('w', String((widths.at(-1) ?? 0) + 1));
  const { status } = await visitor.ask(`${imagePath}?${query}`);
  assertThat(status === 400, `a width that is not offered was answered with ${status}`);
  return 'refused';
};
