/**
 * `npm run bench:page-change`: the time from the press on a link until the next headline is
 * painted, on a processor slowed down four times and slow 4G, beside a full page load. Medians of
 * `-- --rounds 5` in ms.
 */
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator } from 'playwright';
import { routes } from '../../src/site.ts';
import { command } from '../cli/command.ts';
import { measuredService, measuredWork, median, startBench } from './measure.ts';

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
  const measure = await startBench();
  for (const [path, to] of changes) {
    if (!to) continue;
    console.log(`${path} to ${to}`);
    const link = `main a[href="${to}"], footer a[href="${to}"]`;
    for (const [name, press] of Object.entries(interactions)) {
      const runs = await measure({ path, observe }, async (page, session) => {
        const first = page.locator(link).first();
        await first.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        await session.send('Network.emulateNetworkConditions', slow4G);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.evaluate(() => sessionStorage.removeItem('painted'));
        await press(first, session);
        await page.waitForURL(`**${to}`);
        const duration = await page.waitForFunction(() => {
          const { pressed, painted } = sessionStorage;
          return pressed && painted > pressed ? painted - pressed : 0;
        });
        return [await duration.jsonValue()];
      });
      const times = runs.flat().map(Math.round);
      console.log(`  ${name}: ${median(times)} ms (${times[0]} to ${times.at(-1)})`);
    }
  }
  process.exit();
});
