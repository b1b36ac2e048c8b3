/**
 * `npm run bench:page-change`: how long a page change takes from the press on a link until the next headline is painted, on
 * a processor slowed down four times and slow 4G (150 ms, 1.6 Mbit/s). Medians of `--rounds` (5), in ms, beside a plain
 * document and one that the browser has prerendered. Fails where a link that was pointed at or touched takes more than 250.
 */
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { routes, servicePath, site, workPath } from '../../src/site.ts';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { servePages } from '../serve/servePages.ts';

const most = 250;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error(`--rounds is "${values.rounds}"; expected a whole number`);

/** As Lighthouse has it: bytes per second, milliseconds. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

const changes = [
  [routes.home, routes.works],
  [routes.home, routes.contact],
  [routes.works, workPath('omlopp')],
  [routes.services, servicePath('ux-audit')],
] as const;

/** Each presses the link that is in sight; the press is what the time is counted from. */
const ways: Record<string, (page: Page, selector: string) => Promise<void>> = {
  async 'pointed at for 300 ms'(page, selector) {
    await page.locator(selector).first().hover();
    await page.waitForTimeout(300);
    await page.mouse.down();
    await page.mouse.up();
  },
  async 'touched for 100 ms'(page, selector) {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    });
    await page.waitForTimeout(100);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  // What is asked for ahead when the pointer comes is no help to who presses at once.
  'pressed at once': (page, selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((link: HTMLElement) => link.click()),
  'plain document': (page, selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        window.dispatchEvent(new Event('pressed'));
        window.location.assign(link.href);
      }),
  async prerendered(page, selector) {
    await page
      .locator(selector)
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        const rules = { prerender: [{ urls: [link.href], eagerness: 'immediate' }] };
        document.head.append(
          Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: JSON.stringify(rules) }),
        );
      });
    await page.waitForTimeout(4000);
    await ways['plain document']?.(page, selector);
  },
};

/** Runs in every document: keeps when a link was pressed and when another headline was painted, in ms since 1970. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const keep = (name: string) => sessionStorage.setItem(name, String(now()));
  for (const event of ['pointerup', 'pressed']) window.addEventListener(event, () => keep('pressed'), true);
  window.addEventListener(
    'click',
    ({ detail }) => {
      // One without a pointer, whose time has been kept already.
      if (detail === 0) keep('pressed');
    },
    true,
  );
  /** The frame that is drawn next is on the screen when a task after it runs. */
  const painted = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => keep('painted');
      port2.postMessage('');
    });
  let shown: string | undefined;
  const look = () => {
    const headline = document.querySelector('h1')?.textContent ?? undefined;
    if (headline === undefined || headline === shown) return;
    shown = headline;
    painted();
  };
  const begin = () => {
    shown = undefined;
    look();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('prerenderingchange', begin);
}

const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
const { url: base } = await servePages('out', { origin: site.url, compress: true });

const newContext = () =>
  browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, bypassCSP: true });

async function measured(context: BrowserContext, from: string, to: string, way: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript((key) => localStorage.setItem(key, 'false'), cookieAnswerKey);
  await page.addInitScript(watch);
  await page.goto(base + from, { waitUntil: 'networkidle' });
  const link = `main a[href="${to}"], footer a[href="${to}"]`;
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => sessionStorage.removeItem('painted'));
  await ways[way]?.(page, link);
  const times = () =>
    page
      .evaluate(() => ({
        pressed: Number(sessionStorage.getItem('pressed')),
        painted: Number(sessionStorage.getItem('painted')),
      }))
      .catch(() => ({ pressed: 0, painted: 0 }));
  const deadline = Date.now() + 20_000;
  let { pressed, painted } = await times();
  while (!(painted > pressed && pressed > 0) && Date.now() < deadline) {
    await page.waitForTimeout(100);
    ({ pressed, painted } = await times());
  }
  if (!(painted > pressed)) throw new Error(`${from} to ${to}, ${way}: no headline was painted within 20 s`);
  await page.close();
  return painted - pressed;
}

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

let slow = 0;
for (const [from, to] of changes) {
  console.log(`${from} to ${to}`);
  for (const way of Object.keys(ways)) {
    const all: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await newContext();
      all.push(await measured(context, from, to, way));
      await context.close();
    }
    const time = Math.round(median(all));
    const late = /^(pointed|touched)/.test(way) && time > most;
    if (late) slow += 1;
    console.log(
      `  ${way}: ${time} ms (${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))})${late ? `, more than ${most}` : ''}`,
    );
  }
}
await browser.close();
process.exit(slow ? 1 : 0);
