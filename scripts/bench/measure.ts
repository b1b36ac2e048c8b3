import { loadServices, loadWorks } from '#src/content/load/load.ts';
import { servicePath, site, workPath } from '#src/site.ts';
import { servePages } from '../serve/servePages.ts';

const [service] = loadServices();
const [work] = loadWorks();
export const measuredService = service && servicePath(service.slug);
export const measuredWork = work && workPath(work.slug);

/** Serves `out` as a CDN does. */
export const serveCompressed = (change = (html: string) => html) =>
  servePages('out', { change, origin: site.url, compress: true });

export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
