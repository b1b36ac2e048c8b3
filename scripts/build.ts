/**
 * `npm run build`: checks the content and builds the whole site into `out`.
 * - `--pictures-on-demand` leaves encoding to the local server; such a build must not be deployed.
 * - `--keep-maps` keeps source maps instead of uploading them.
 */
import { parseArgs } from 'node:util';
import { writeAssets } from '#src/build/assets.ts';
import { pictureFolders } from '#src/build/images/prepare.ts';
import { publishVariants } from '#src/build/images/publish.ts';
import { encodeAll } from '#src/build/images/variants.ts';
import { listSamples } from '#src/build/samples.ts';
import { finish } from './build/finish.ts';
import { buildFunctions } from './build/functions.ts';
import { keepMaps } from './build/keepMaps.ts';
import { buildWithNext } from './build/next.ts';
import { checkEverything } from './check/everything.ts';
import { command } from './cli/command.ts';

await command(async () => {
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { 'pictures-on-demand': flag, 'keep-maps': flag } });
  const encodesPictures = !values['pictures-on-demand'];
  const manifest = await checkEverything();
  console.log(`samples: ${listSamples().length} things are invented`);
  await writeAssets();
  if (encodesPictures)
    console.log(`pictures: ${await encodeAll(pictureFolders, manifest)} variants encoded`);
  buildWithNext();
  if (encodesPictures)
    console.log(`pictures: ${publishVariants(pictureFolders, 'out')} variants published`);
  await finish('out', values['keep-maps'] ? keepMaps : undefined);
  await buildFunctions('out');
});
