import { routes, site } from '../../src/site.ts';
import { expect, test } from './flow.ts';

test('a page has its shell in order, with its font and the pictures in view', { tag: '@smoke' }, async ({ visit }) => {
  await visit.open(routes.works);
  await visit.sees('the parts of the shell', ['header', 'Menu', 'main', 'Cookie notice', 'footer'], () => {
    const parts = [...(document.querySelector('main')?.parentElement?.children ?? [])];
    const names = parts.map((part) => part.getAttribute('aria-label') ?? part.localName);
    return names.slice(names.indexOf('header'));
  });
  // The browser's clock; the tests may run with another one (`npm test -- --at`).
  const says = (name: string) =>
    document.querySelector('footer')?.textContent?.includes(`© ${new Date().getFullYear()} ${name}`);
  await visit.sees('the copyright line', true, says, site.name);
  await visit.read(() => document.querySelector('main img')?.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await visit.sees('nothing undrawn among the pictures in sight', [], () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return inSight.length ? inSight.filter((it) => !it.complete || !it.naturalWidth).map((it) => it.currentSrc) : 'no picture';
  });
  expect(await visit.read(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
});

test('the header hides when scrolling down and returns when scrolling up', { tag: '@smoke' }, async ({ visit }) => {
  await visit.open(routes.home);
  const shown = () => document.querySelector('header')?.getBoundingClientRect().top === 0;
  const hidden = () => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 1) <= 0;
  expect(await visit.read(shown)).toBe(true);
  await visit.wheel('the header is out of sight', 300, hidden);
  await visit.wheel('the header is back', -100, shown);
  expect(await visit.read(() => window.scrollY)).toBeGreaterThan(0);
});

test('"Menu" and "Drop us a line" have the same baseline', { tag: '@smoke' }, async ({ visit }) => {
  await visit.open(routes.home);
  const [write = 0, menu = 0] = await visit.read(() =>
    [...document.querySelectorAll('header div a, header button span')].map((words) => {
      // An empty inline block sits on the baseline.
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      words.append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    }),
  );
  expect(write).toBeGreaterThan(0);
  // A difference of half a pixel is drawn as a whole one.
  expect(Math.abs(menu - write), `baselines at ${write} and ${menu} px`).toBeLessThan(0.5);
});
