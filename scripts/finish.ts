import { writeHeaders } from './edge/headers.ts';
import { writeRedirects } from './edge/redirects.ts';
import { writeImageFallback } from './images/fallback.ts';
import { writeSitemap } from './sitemap.ts';

/** Writes what can only be made when the pages are there: headers, redirects, the sitemap. */
export function finish(folder: string) {
  writeImageFallback(folder);
  writeRedirects(folder);
  console.log(`headers: ${writeHeaders(folder)} inline scripts allowed`);
  console.log(`sitemap: ${writeSitemap(folder)} pages`);
}
