/**
 * Builds the whole site into `out`: content check, assets, pictures, pages, and what is made from the finished pages.
 * `--pictures-on-demand` leaves the encoding of pictures to whoever serves `out`; such a build is not for deploying.
 */
import { execFileSync } from 'node:child_process';
import { checkContent } from '../src/content/check.ts';
import { checkSite } from '../src/siteSchema.ts';
import { placeAssets } from './build/assets.ts';
import { finish } from './build/finish.ts';
import { encodeAll } from './images/encodeAll.ts';
import { pictureFolders } from './images/folders.ts';
import { prepareImages } from './images/prepare.ts';
import { progressLine } from './images/progressLine.ts';
import { publishVariants } from './images/publish.ts';

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });

try {
  const complete = !process.argv.includes('--pictures-on-demand');
  checkSite();
  for (const notice of checkContent()) console.log(`notice: ${notice}`);
  await placeAssets();
  const manifest = await prepareImages(pictureFolders);
  if (complete) {
    const start = performance.now();
    const progress = progressLine();
    const encoded = await encodeAll(pictureFolders, manifest, progress.report).finally(progress.end);
    console.log(`pictures: ${encoded} variants encoded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  run('node_modules/next/dist/bin/next', 'build', '--webpack');
  if (complete) console.log(`pictures: ${publishVariants(pictureFolders, 'out')} variants published`);
  await finish('out');
} catch (error) {
  // A step that failed has said so itself; a fault of ours is told without a stack.
  if (!(error as { status?: number }).status) console.error((error as Error).message);
  process.exit(1);
}
