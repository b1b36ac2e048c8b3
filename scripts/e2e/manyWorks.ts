import { join } from 'node:path';
import { buildSite } from '../bench/growth/build.ts';
import { makeSite } from '../bench/growth/site.ts';
import { startPictureMaker } from '../images/maker.ts';
import { serveLikeHost } from '../serve/likeHost.ts';

/** A site of its own, with more works than two pages of the list hold. */
export const manyWorks = { folder: '.cache/many-works', works: 60 };

/** Its pages, which tests read. */
export const manyWorksPages = join(manyWorks.folder, 'out');

/** Makes and builds that site anew. Its pictures are encoded when they are requested. */
export async function buildManyWorks() {
  await makeSite(manyWorks.folder, { works: manyWorks.works, pictures: 1 });
  await buildSite(manyWorks.folder, ['--pictures-on-demand']);
}

/** @returns its address */
export async function serveManyWorks(): Promise<string> {
  const { folder } = manyWorks;
  const maker = await startPictureMaker({
    root: join(folder, 'src/content'),
    cache: join(folder, '.cache/pictures'),
    manifestFile: join(folder, 'src/images/manifest.json'),
  });
  return (await serveLikeHost(manyWorksPages, { vars: { IMAGE_MAKER_URL: maker.url } })).url;
}
