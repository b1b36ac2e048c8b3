/**
 * Builds the whole site into `out`: content check, assets, pictures, pages, what is made from the finished pages, and the bundle of
 * the Functions.
 * `--pictures-on-demand` leaves the encoding of pictures to the server of `out`; such a build must not be deployed.
 * Where wrangler.toml binds a bucket, only what that lacks is encoded, and sent by `npm run pictures:push`; `--remote` asks the
 * deployed bucket, not the local one.
 */
import { checkContent } from '../src/content/check.ts';
import { checkSite } from '../src/siteSchema.ts';
import { writeAssets } from './build/assets.ts';
import { finish } from './build/finish.ts';
import { buildFunctions } from './build/functions.ts';
import { buildWithNext } from './build/next.ts';
import { listSamples } from './build/samples.ts';
import { command } from './cli/command.ts';
import { boundBucket } from './images/boundBucket.ts';
import { openBucket } from './images/bucket.ts';
import { encodeAll } from './images/encodeAll.ts';
import { pictureFolders } from './images/folders.ts';
import { prepareImages } from './images/prepare.ts';
import { progressLine } from './images/progressLine.ts';
import { publishVariants } from './images/publish.ts';

async function keysInBucket() {
  const bucket = await openBucket({ remote: process.argv.includes('--remote') });
  return bucket.list().finally(bucket.close);
}

await command(async () => {
  const complete = !process.argv.includes('--pictures-on-demand');
  const inBucket = boundBucket() !== undefined;
  checkSite();
  for (const notice of checkContent()) console.log(`notice: ${notice}`);
  console.log(`samples: ${listSamples().length} things are invented`);
  await writeAssets();
  const manifest = await prepareImages(pictureFolders);
  if (complete) {
    const start = performance.now();
    const progress = progressLine();
    const there = inBucket ? await keysInBucket() : undefined;
    const encoded = await encodeAll(pictureFolders, manifest, progress.report, (key) => there?.has(key) ?? false).finally(
      progress.end,
    );
    console.log(`pictures: ${encoded} variants encoded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  buildWithNext();
  if (complete && !inBucket) console.log(`pictures: ${publishVariants(pictureFolders, 'out')} packs of variants published`);
  await finish('out');
  buildFunctions('out');
});
