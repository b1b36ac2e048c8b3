/**
 * Builds the whole site into `out`: content check, assets, pictures, pages, what is made from the finished pages, and the bundle of
 * the Functions.
 * `--pictures-on-demand` leaves the encoding of pictures to the server of `out`; such a build must not be deployed.
 */
import { checkContent } from '../src/content/check.ts';
import { checkSite } from '../src/content/siteSchema.ts';
import { writeAssets } from './build/assets.ts';
import { finish } from './build/finish.ts';
import { buildFunctions } from './build/functions.ts';
import { buildWithNext } from './build/next.ts';
import { listSamples } from './build/samples.ts';
import { command } from './cli/command.ts';
import { encodeAll } from './images/encodeAll.ts';
import { pictureFolders, prepareImages } from './images/prepare.ts';
import { publishVariants } from './images/publish.ts';

await command(async () => {
  const complete = !process.argv.includes('--pictures-on-demand');
  checkSite();
  for (const notice of checkContent()) console.log(`notice: ${notice}`);
  console.log(`samples: ${listSamples().length} things are invented`);
  await writeAssets();
  const manifest = await prepareImages(pictureFolders);
  if (complete) console.log(`pictures: ${await encodeAll(pictureFolders, manifest)} variants encoded`);
  buildWithNext();
  if (complete) console.log(`pictures: ${publishVariants(pictureFolders, 'out')} packs of variants published`);
  await finish('out');
  await buildFunctions('out');
});
