import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright';
import { services } from '../../../src/content/services/list.ts';
import { routes } from '../../../src/site.ts';
import { browserArgs, browserPath } from '../../engines/chromium.ts';
import { serveAsCdn } from '../../serve/likeHost.ts';
import { measurePage } from '../page/measurePage.ts';
import { type Figures, type MeasuredPage, measuredPages } from './figures.ts';
import { pathsOfPages } from './sizes.ts';

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function times(runs: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  while (found.length < runs) found.push(await measure());
  return middle(found);
}

async function paintTimes(base: string, runs: number) {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: [...browserArgs, '--headless=new'] });
  const setting = { port: chrome.port, throttling: 'simulate', complaints: new Set<string>() } as const;
  const paint: Partial<Record<MeasuredPage, number>> = {};
  for (const name of measuredPages)
    paint[name] = await times(runs, async () => (await measurePage(base + pathsOfPages[name], setting)).LCP);
  chrome.kill();
  return paint as Record<MeasuredPage, number>;
}

/** Presses the filter of a service on a phone. @returns when its works were in the list, in ms since the press */
async function filterTime(base: string, runs: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const [service] = services;
  const time = await times(runs, async () => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(base + routes.works, { waitUntil: 'networkidle' });
    await page.locator('main summary').first().click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const taken = await page.evaluate(
      (slug) =>
        new Promise<number>((resolve) => {
          const link = document.querySelector<HTMLElement>(`main a[href$="service=${slug}"]`);
          const wanted = Math.min(24, Number.parseInt(link?.querySelector('sup')?.textContent ?? '', 10));
          const shown = () => document.querySelectorAll('main li[data-services]:not([hidden])').length;
          const start = performance.now();
          const look = () => {
            const done = window.location.search !== '' && shown() === wanted;
            if (done) requestAnimationFrame(() => resolve(performance.now() - start));
            else requestAnimationFrame(look);
          };
          link?.click();
          look();
        }),
      service.slug,
    );
    await page.close();
    return Math.round(taken);
  });
  await browser.close();
  return time;
}

/** How fast a built site is. @param runs of which the median counts */
export async function measurePages(folder: string, runs: number): Promise<Pick<Figures, 'paint' | 'filter'>> {
  const base = await serveAsCdn(join(folder, 'out'));
  return { paint: await paintTimes(base, runs), filter: await filterTime(base, runs) };
}
