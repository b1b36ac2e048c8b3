import { routes } from '../../src/site.ts';
import { expect, test } from './flow.ts';

const heading = () => document.querySelector('h1')?.textContent;

test('Back and Forward restore the scroll position of a page', async ({ visit }) => {
  await visit.open(routes.home);
  const home = await visit.read(heading);
  // Without the Navigation API the site shows each page from its top (src/shell/scrollRestoration.ts).
  const remembers = await visit.read(() => 'navigation' in window);
  await visit.follow('footer a', 'Privacy policy', routes.privacy);
  await visit.sees('the page from its top', ['Privacy policy', 0], () => [
    document.querySelector('h1')?.textContent,
    window.scrollY,
  ]);
  await visit.read(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await visit.driver.back();
  await visit.sees('the home page where it was left', [home, remembers], () => [
    document.querySelector('h1')?.textContent,
    window.scrollY > 1000,
  ]);
  await visit.settled();
  await visit.driver.forward();
  await visit.sees('the policy where it was left', ['Privacy policy', remembers ? 700 : 0], () => [
    document.querySelector('h1')?.textContent,
    window.scrollY,
  ]);
});

test('one page after another is shown within one document', async ({ visit }) => {
  await visit.open(routes.home);
  await visit.read(() => void Object.assign(window, { sameDocument: true }));
  for (const [words, path] of [
    ['Services', routes.services],
    ['Works', routes.works],
    ['Career', routes.career],
    ['Contact us', routes.contact],
    ['Home', routes.home],
  ] as const) {
    await visit.click('header button', 'Menu');
    await visit.follow('dialog a', words, path);
    await visit.sees('the page from its top, without the menu', { top: 0, open: false }, () => ({
      top: window.scrollY,
      open: document.querySelector('dialog')?.open,
    }));
  }
  expect(await visit.read(() => 'sameDocument' in window)).toBe(true);
});
