import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes, servicePath, workPath } from '../../../src/site.ts';
import { pageFile } from '../../audit/pages.ts';
import { usesOf } from '../../build/checkLimits.ts';
import { compress } from '../../serve/compress.ts';
import { type Figures, type MeasuredPage, measuredPages, measuredWork } from './figures.ts';

/** Where each measured page is; every size of site has them. */
export const pathsOfPages: Record<MeasuredPage, string> = {
  '/': routes.home,
  '/works': routes.works,
  'a work': workPath(measuredWork),
  'a service': servicePath('ux-audit'),
};

const packed = (file: string) => compress(readFileSync(file)).length;

const ofEach = (size: (path: string) => number) =>
  Object.fromEntries(measuredPages.map((name) => [name, size(pathsOfPages[name])])) as Record<MeasuredPage, number>;

/** What a built site has and how large it is. @param folder of the site, which is built in `out` */
export function measureSizes(
  folder: string,
): Pick<Figures, 'files' | 'redirects' | 'routes' | 'html' | 'data' | 'sitemap' | 'llms'> {
  const out = join(folder, 'out');
  const uses = usesOf(out, join(folder, 'functions'));
  const used = (part: string) => uses.filter(({ what }) => what.includes(part)).reduce((sum, { used }) => sum + used, 0);
  const [buildId = ''] = readdirSync(join(out, '_next/data'));
  const dataFile = (path: string) => join(out, '_next/data', buildId, `${path === '/' ? 'index' : path}.json`);
  return {
    files: uses.find(({ what }) => what === 'files')?.used ?? Number.NaN,
    redirects: used('redirects'),
    routes: used('routes'),
    html: ofEach((path) => packed(pageFile(path, out))),
    data: ofEach((path) => packed(dataFile(path))),
    sitemap: packed(join(out, 'sitemap.xml')),
    llms: packed(join(out, 'llms.txt')),
  };
}
