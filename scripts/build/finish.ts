import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAgency } from '#src/content/build/agency.ts';
import { writeHeaders } from '../edge/headers.ts';
import { writeRedirects } from '../edge/redirects.ts';
import { addCompileHint } from '../html/compileHint.ts';
import { deferredScriptsOf, deferScripts } from '../html/deferScripts.ts';
import { inlineSuspenseBoundaries } from '../html/inlineSuspenseBoundaries.ts';
import { minifyStyles } from '../html/minifyStyles.ts';
import { pictureFolders } from '../images/prepare.ts';
import { publishOriginals, writeImageFallback } from '../images/publish.ts';
import { writeCards } from '../og/cards.ts';
import { writePrototypes } from '../prototypes/write.ts';
import { type SendMaps, uploadAndRemoveSourceMaps } from '../sentry/sourceMaps.ts';
import { writeBuildFile } from './buildFile.ts';
import { checkLimits, measureUsage } from './checkLimits.ts';
import { liveCounter } from './counter.ts';
import { writeEditor } from './editor.ts';
import { buildFacts } from './facts.ts';
import { writeFeeds } from './feeds.ts';
import { writeIcons } from './icons.ts';
import { writeLicences } from './licences.ts';
import { writeSitemap } from './sitemap.ts';
import { writeWellKnown } from './wellKnown.ts';
import { writeWordmark } from './wordmark.ts';

/** Lets each page paint before it loads its scripts. */
function finishPages(folder: string) {
  const counter = liveCounter();
  const scripts = globSync(`${folder}/**/*.html`).flatMap((page) => {
    const exported = readFileSync(page, 'utf8');
    const html = minifyStyles(deferScripts(inlineSuspenseBoundaries(exported), counter));
    writeFileSync(page, html);
    return deferredScriptsOf(html);
  });
  for (const script of new Set(scripts)) addCompileHint(join(folder, decodeURIComponent(script)));
}

/** @param sendMaps uploads the source maps; by default to Sentry */
export async function finish(folder: string, sendMaps?: SendMaps) {
  // Visitors of the live site don't need the style guide.
  if (buildFacts().environment === 'production')
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
