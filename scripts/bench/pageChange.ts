/**
 * `npm run bench:page-change`: the time from the press on a link until the next headline is
 * painted, on a processor slowed down four times and slow 4G, beside a full page load. Medians of
 * five in ms.
 */
import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Locator } from 'playwright';
import { cookieAnswerKey } from '#src/consent/cookieAnswer.ts';
import { routes } from '#src/site.ts';
import { command } from '../cli/command.ts';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { measuredService, measuredWork, median, serveCompressed } from './measure.ts';

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

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
  [routes.works, measuredWork],
  [routes.services, measuredService],
] as const;

/** Ways to follow a link. The time is counted from `pointerup`. */
const interactions: Record<string, (link: Locator, session: CDPSession) => Promise<void>> = {
  async 'pointed at for 300 ms'(link) {
    await link.hover();
    await setTimeout(300);
    await link.page().mouse.down();
    await link.page().mouse.up();
  },
  async 'touched for 100 ms'(link, session) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await setTimeout(100);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  'plain document': (link) =>
    link.evaluate((anchor: HTMLAnchorElement) => {
      window.dispatchEvent(new Event('pointerup'));
      window.location.assign(anchor.href);
    }),
};

/** Runs in the browser: stores times in ms since 1970. */
function observe() {
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

await command(async () => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const { url: baseURL } = await serveCompressed();
  for (const [path, to] of changes) {
    if (!to) continue;
    console.log(`${path} to ${to}`);
    for (const [name, press] of Object.entries(interactions)) {
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const page = await browser.newPage({ baseURL, bypassCSP: true, ...phone });
        await page.addInitScript((key) => localStorage.setItem(key, 'false'), cookieAnswerKey);
        await page.addInitScript(observe);
        await page.goto(path, { waitUntil: 'networkidle' });
        const link = page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first();
        await link.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const session = await page.context().newCDPSession(page);
        await session.send('Network.emulateNetworkConditions', slow4G);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.evaluate(() => sessionStorage.removeItem('painted'));
        await press(link, session);
        await page.waitForURL(`**${to}`);
        const duration = await page.waitForFunction(() => {
          const { pressed, painted } = sessionStorage;
          return pressed && painted > pressed ? painted - pressed : 0;
        });
        times.push(Math.round(await duration.jsonValue()));
        await page.close();
      }
      console.log(`  ${name}: ${median(times)} ms (${times[0]} to ${times.at(-1)})`);
    }
  }
  process.exit();
});
