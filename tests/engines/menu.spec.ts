import { routes } from '../../src/site.ts';
import { expect, test } from './flow.ts';

/** How the menu changes the page, whether it is animating, and where focus is. */
const state = () => ({
  open: document.querySelector('dialog')?.open,
  moves: document.querySelector('dialog')?.getAnimations().length !== 0,
  scrolls: getComputedStyle(document.documentElement).overflowY !== 'hidden',
  focus: document.activeElement?.closest('button')?.textContent ?? document.activeElement?.localName,
});
const opened = { open: true, moves: false, scrolls: false, focus: 'Close' };
const closed = { open: false, moves: false, scrolls: true, focus: 'Menu' };

test('the menu opens over the whole window, locks the page, and returns focus', { tag: '@smoke' }, async ({ visit }) => {
  await visit.open(routes.home);
  await visit.click('header button', 'Menu');
  await visit.sees('the open menu', opened, state);
  await visit.sees('the menu covers the window', { left: 0, top: 0, missing: 0 }, () => {
    const { left, top, height } = document.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, missing: window.innerHeight - height };
  });
  await visit.driver.wheel(720, 450, 600);
  await visit.press('Escape');
  await visit.sees('the closed menu', closed, state);
  expect(await visit.read(() => window.scrollY)).toBe(0);
  await visit.press('Enter');
  await visit.sees('the menu opened from the keyboard', opened, state);
  await visit.click('dialog button', 'Close');
  await visit.sees('the menu closed by its button', closed, state);
  await visit.wheel('the page scrolls again', 300, () => window.scrollY > 100);
});

test('an entry of the menu opens its page, and Back returns to the one before', { tag: '@smoke' }, async ({ visit }) => {
  /** The link that is marked as the current page. */
  const marked = () => [...document.querySelectorAll('dialog [aria-current=page]')].map((link) => link.textContent);
  await visit.open(routes.home);
  await visit.click('header button', 'Menu');
  await visit.follow('dialog a', 'About us', routes.about);
  await visit.sees('the closed menu', { open: false, scrolls: true }, () => ({
    open: document.querySelector('dialog')?.open,
    scrolls: getComputedStyle(document.documentElement).overflowY !== 'hidden',
  }));
  await visit.sees('the mark', ['About us'], marked);
  await visit.driver.back();
  await visit.isAt(routes.home);
  await visit.sees('the mark', ['Home'], marked);
});
