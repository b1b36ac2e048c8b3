import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeHeaders } from '../edge/headers.ts';
import { writeRedirects } from '../edge/redirects.ts';
import { addCompileHint } from '../html/compileHint.ts';
import { deferredScriptsOf, deferScripts } from '../html/deferScripts.ts';
import { inlineSuspenseBoundaries } from '../html/inlineSuspenseBoundaries.ts';
import { writeImageFallback } from '../images/fallback.ts';
import { pictureFolders } from '../images/folders.ts';
import { publishOriginals } from '../images/publish.ts';
import { writeCards } from '../og/cards.ts';
import { writeBuildFile } from './buildFile.ts';
import { checkLimits, usesOf } from './checkLimits.ts';
import { checkRoutes } from './checkRoutes.ts';
import { buildFacts } from './facts.ts';
import { writeIcons } from './icons.ts';
import { writeLicences } from './licences.ts';
import { writeSitemap } from './sitemap.ts';
import { uploadAndRemoveSourceMaps } from './sourceMaps.ts';
import { writeWellKnown } from './wellKnown.ts';
import { writeWordmark } from './wordmark.ts';

/** Inlines each page's Suspense boundaries, defers its scripts, and adds compile hints to them. */
function finishPages(folder: string) {
  const scripts = globSync(`${folder}/**/*.html`).flatMap((page) => {
    const html = deferScripts(inlineSuspenseBoundaries(readFileSync(page, 'utf8')));
    writeFileSync(page, html);
    return deferredScriptsOf(html);
  });
  for (const script of new Set(scripts)) addCompileHint(join(folder, decodeURIComponent(script)));
}

/** Writes what depends on the finished pages: headers, redirects, sitemap, icons, sharing pictures. */
export async function finish(folder: string) {
  checkRoutes(folder);
  // For developers, not for visitors.
  if (buildFacts().environment === 'production') rmSync(join(folder, 'styleguide.html'), { force: true });
  writeBuildFile(folder);
  writeImageFallback(folder);
  publishOriginals(pictureFolders, folder);
  writeRedirects(folder);
  writeWellKnown(folder);
  console.log(`licences: ${writeLicences(folder)} packages ship to visitors`);
  finishPages(folder);
  const maps = uploadAndRemoveSourceMaps(folder);
  if (maps) console.log(`source maps: ${maps} sent to the telemetry service, none published`);
  await writeIcons(folder);
  await writeWordmark(folder);
  console.log(`headers: ${writeHeaders(folder)} inline scripts allowed`);
  console.log(`sitemap: ${writeSitemap(folder)} pages, ${await writeCards(folder)} sharing pictures`);
  console.log(`host: ${checkLimits(usesOf(folder))}`);
}
