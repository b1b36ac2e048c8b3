import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { browserArgs, browserPath } from '../../engines/chromium.ts';
import { serveAsCdn } from '../../serve/likeHost.ts';
import { measurePage } from '../page/measurePage.ts';
import { type Figures, type MeasuredPage, measuredPages } from './figures.ts';
import { filterTime } from './filter.ts';
import { medianOf } from './median.ts';
import { pathsOfPages } from './sizes.ts';

async function paintTimes(base: string, runs: number) {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: [...browserArgs, '--headless=new'] });
  const setting = { port: chrome.port, throttling: 'simulate', complaints: new Set<string>() } as const;
  const paint: Partial<Record<MeasuredPage, number>> = {};
  for (const name of measuredPages)
    paint[name] = await medianOf(runs, async () => (await measurePage(base + pathsOfPages[name], setting)).LCP);
  chrome.kill();
  return paint as Record<MeasuredPage, number>;
}

/** How fast a built site is. @param runs of which the median counts */
export async function measurePages(folder: string, runs: number): Promise<Pick<Figures, 'paint' | 'filter'>> {
  const base = await serveAsCdn(join(folder, 'out'));
  return { paint: await paintTimes(base, runs), filter: await filterTime(base, runs) };
}
