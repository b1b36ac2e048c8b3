import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from 'playwright';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { loadServices, loadWorks } from '../../src/content/build/load.ts';
import { servicePath, site, workPath } from '../../src/site.ts';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { servePages } from '../serve/servePages.ts';

const [service] = loadServices();
const [work] = loadWorks();
/** Pages that are measured, if the agency has such pages. */
export const measuredService = service && servicePath(service.slug);
export const measuredWork = work && workPath(work.slug);

/** Serves `out` as a CDN does. */
export const serveCompressed = (change = (html: string) => html) =>
  servePages('out', { change, origin: site.url, compress: true });

export function parseCount(name: string, value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} is "${value}"; expected a whole number from 1`);
}

export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

interface Start {
  path: string;
  /** Runs in the browser before the page's scripts. */
  observe: () => void;
}
type Measure = (page: Page, session: CDPSession) => Promise<number[]>;

/** Returns a function that measures on a new page for each of `--rounds 5`. */
export async function startBench() {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const rounds = parseCount('rounds', values.rounds);
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const { url: baseURL } = await serveCompressed();

  async function measureOnce({ path, observe }: Start, measure: Measure) {
    const page = await browser.newPage({ baseURL, bypassCSP: true, ...phone });
    await page.addInitScript((key) => localStorage.setItem(key, 'false'), cookieAnswerKey);
    await page.addInitScript(observe);
    await page.goto(path, { waitUntil: 'networkidle' });
    const measured = await measure(page, await page.context().newCDPSession(page));
    await page.close();
    return measured;
  }
  return async (start: Start, measure: Measure) => {
    const runs: number[][] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measureOnce(start, measure));
    return runs;
  };
}
