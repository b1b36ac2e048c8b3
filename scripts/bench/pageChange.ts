/**
 * `npm run bench:page-change`: measures the time from the press on a link until the browser has painted
 * the next page's headline, on a processor slowed down four times and slow 4G. Prints medians of
 * `-- --rounds 5` in ms, and for comparison those of a full page load.
 */
import { chromium, type Page } from 'playwright';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { routes, servicePath, site, workPath } from '../../src/site.ts';
import { command } from '../cli/command.ts';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { servePages } from '../serve/servePages.ts';
import { median, readRounds } from './rounds.ts';

/** Lighthouse's slow 4G. Throughputs in bytes per second, latency in ms. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

const changes = [
  [routes.home, routes.works],
  [routes.home, routes.contact],
  [routes.works, workPath('omlopp')],
  [routes.services, servicePath('ux-audit')],
] as const;

/** Ways to follow a link. The time is counted from `pointerup`. */
const interactions: Record<string, (page: Page, selector: string) => Promise<void>> = {
  async 'pointed at for 300 ms'(page, selector) {
    await page.locator(selector).first().hover();
    await page.waitForTimeout(300);
    await page.mouse.down();
    await page.mouse.up();
  },
  async 'touched for 100 ms'(page, selector) {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator(selector).first().boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(100);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  'plain document': (page, selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        window.dispatchEvent(new Event('pointerup'));
        window.location.assign(link.href);
      }),
};

/** Runs in the browser: stores when a link was pressed and a new headline painted, in ms since 1970. */
function recordTimes() {
  const store = (name: string) =>
    sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()));
  window.addEventListener('pointerup', () => store('pressed'), true);
  let shown: string | undefined;
  new MutationObserver(() => {
    const headline = document.querySelector('h1')?.textContent ?? undefined;
    if (headline === undefined || headline === shown) return;
    shown = headline;
    // A task that starts after the next frame's callback runs once that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => store('painted');
      port2.postMessage('');
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Measures a page change with an empty cache. @returns ms */
async function measurePageChange(
  page: Page,
  from: string,
  to: string,
  press: (page: Page, selector: string) => Promise<void>,
) {
  await page.addInitScript((key) => localStorage.setItem(key, 'false'), cookieAnswerKey);
  await page.addInitScript(recordTimes);
  await page.goto(from, { waitUntil: 'networkidle' });
  const link = `main a[href="${to}"], footer a[href="${to}"]`;
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => sessionStorage.removeItem('painted'));
  await press(page, link);
  await page.waitForURL(`**${to}`);
  const duration = await page.waitForFunction(() => {
    const { pressed, painted } = sessionStorage;
    return pressed && painted > pressed ? painted - pressed : 0;
  });
  return duration.jsonValue();
}

await command(async () => {
  const rounds = readRounds();
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const { url: baseURL } = await servePages('out', { origin: site.url, compress: true });
  const phone = {
    baseURL,
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
  };

  for (const [from, to] of changes) {
    console.log(`${from} to ${to}`);
    for (const [name, press] of Object.entries(interactions)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await browser.newPage(phone);
        times.push(Math.round(await measurePageChange(page, from, to, press)));
        await page.close();
      }
      console.log(`  ${name}: ${median(times)} ms (${times[0]} to ${times.at(-1)})`);
    }
  }
  process.exit();
});
