import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInfo } from '#src/build/buildInfo.ts';
import { liveCounter } from '#src/build/counter.ts';
import { writeEditor } from '#src/build/editor.ts';
import { writeFeeds } from '#src/build/feeds.ts';
import { writeHeaders } from '#src/build/host/headers.ts';
import { writeRedirects } from '#src/build/host/redirects.ts';
import { addCompileHint } from '#src/build/html/compileHint.ts';
import { deferredScriptsOf, deferScripts, scriptLoader } from '#src/build/html/deferScripts.ts';
import { inlineSuspenseBoundaries } from '#src/build/html/inlineSuspenseBoundaries.ts';
import { minifyStyles } from '#src/build/html/minifyStyles.ts';
import { writeIcons } from '#src/build/icons.ts';
import { pictureFolders } from '#src/build/images/prepare.ts';
import { publishOriginals, writeImageFallback } from '#src/build/images/publish.ts';
import { writeLicences } from '#src/build/licences.ts';
import { writeCards } from '#src/build/og/cards.ts';
import { writePrototypes } from '#src/build/prototypes/write.ts';
import { writeSitemap } from '#src/build/sitemap.ts';
import { writeWellKnown } from '#src/build/wellKnown.ts';
import { writeWordmark } from '#src/build/wordmark.ts';
import { loadAgency } from '#src/content/load/loadAgency.ts';
import { type SendMaps, uploadAndRemoveSourceMaps } from '../sentry/sourceMaps.ts';
import { writeBuildFile } from './buildFile.ts';
import { checkLimits, measureUsage } from './checkLimits.ts';

/** Lets each page paint before it loads its scripts. */
function finishPages(folder: string) {
  const loader = scriptLoader(liveCounter());
  const scripts = globSync(`${folder}/**/*.html`).flatMap((page) => {
    const exported = readFileSync(page, 'utf8');
    const html = minifyStyles(deferScripts(inlineSuspenseBoundaries(exported), loader));
    writeFileSync(page, html);
    return deferredScriptsOf(html);
  });
  for (const script of new Set(scripts)) addCompileHint(join(folder, decodeURIComponent(script)));
}

/** @param sendMaps uploads the source maps; by default to Sentry */
export async function finish(folder: string, sendMaps?: SendMaps) {
  // Visitors of the live site don't need the style guide.
  if (buildInfo().environment === 'production')
    rmSync(join(folder, 'styleguide.html'), { force: true });
  writeImageFallback(folder);
  publishOriginals(pictureFolders, folder);
  writeRedirects(folder);
  writeWellKnown(folder);
  console.log(`licences: ${writeLicences(folder)} packages may ship to visitors`);
  finishPages(folder);
  const { repository } = loadAgency();
  if (repository) await writeEditor(folder, repository);
  const maps = uploadAndRemoveSourceMaps(folder, undefined, sendMaps);
  if (maps) console.log(`source maps: ${maps} sent to the telemetry service, none published`);
  await writeIcons(folder);
  await writeWordmark(folder);
  console.log(`headers: ${writeHeaders(folder)} inline scripts allowed`);
  const cards = await writeCards(folder);
  console.log(`sitemap: ${writeSitemap(folder)} pages, ${cards} sharing pictures`);
  console.log(`feeds: ${writeFeeds(folder)} positions and works`);
  console.log(`prototypes: ${await writePrototypes(folder)} written`);
  writeBuildFile(folder);
  console.log(`host: ${checkLimits(measureUsage(folder))}`);
}
