import { chromium } from 'playwright';
import { services } from '../../../src/content/services/list.ts';
import { worksPerPage } from '../../../src/screens/works/worksFilter.ts';
import { routes } from '../../../src/site.ts';
import { browserArgs, browserPath } from '../../engines/chromium.ts';
import { medianOf } from './median.ts';

/** Presses the filter of a service on a phone. @returns when exactly its works were in the list, in ms since the press */
export async function filterTime(base: string, runs: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const [service] = services;
  const time = await medianOf(runs, async () => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(base + routes.works, { waitUntil: 'networkidle' });
    await page.locator('main summary').first().click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const taken = await page.evaluate(
      ({ slug, most }) =>
        new Promise<number>((resolve) => {
          const link = document.querySelector<HTMLElement>(`main a[href$="service=${slug}"]`);
          const wanted = Math.min(most, Number.parseInt(link?.querySelector('sup')?.textContent ?? '', 10));
          const shown = () => [...document.querySelectorAll<HTMLElement>('main li[data-services]:not([hidden])')];
          const isOfService = ({ dataset }: HTMLElement) => dataset.services?.split(' ').includes(slug) ?? false;
          const start = performance.now();
          const look = () => {
            const works = shown();
            if (works.length === wanted && works.every(isOfService))
              requestAnimationFrame(() => resolve(performance.now() - start));
            else requestAnimationFrame(look);
          };
          link?.click();
          look();
        }),
      { slug: service.slug, most: worksPerPage },
    );
    await page.close();
    return Math.round(taken);
  });
  await browser.close();
  return time;
}
