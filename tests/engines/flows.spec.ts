import { expect } from 'playwright/test';
import { errorCount } from '#src/contact/sentences.ts';
import { services } from '#src/content/facts/services.ts';
import { loadWorks } from '#src/content/load/load.ts';
import { shellWords as words } from '#src/shell/shellWords.ts';
import { routes, siteLanguage } from '#src/site.ts';
import formWords from '#words/form';
import { storedBy, uniqueAddress } from '../e2e/contactParts.ts';
import { skipUnless } from '../e2e/skipUnless.ts';
import { test } from './visit.ts';

const smoke = { tag: '@smoke' };
const stores = { tag: '@stores' };

/** Runs in the page. */
const isMenuOpen = () => document.querySelector('dialog')?.open;

test('the menu locks scrolling, returns focus and opens pages', smoke, async ({ visit }) => {
  const state = () => {
    const { activeElement, documentElement } = document;
    return {
      open: document.querySelector('dialog')?.open,
      isMoving: document.querySelector('dialog')?.getAnimations().length !== 0,
      canScroll: getComputedStyle(documentElement).overflowY !== 'hidden',
      focus: activeElement?.closest('button')?.textContent ?? activeElement?.localName,
    };
  };
  const opened = { open: true, isMoving: false, canScroll: false, focus: words.menu.close };
  const closed = { open: false, isMoving: false, canScroll: true, focus: words.header.menu };
  await visit.open(routes.home);
  await visit.click('header button');
  await visit.expect(opened, state);
  await visit.driver.keyboard.press('Escape');
  await visit.expect(closed, state);
  await visit.driver.keyboard.press('Enter');
  await visit.expect(opened, state);
  await visit.followLink(routes.about, 'dialog');
  await visit.expect(false, isMenuOpen);
  await visit.goBack();
  await visit.expectPath(routes.home);
  await visit.expect(false, isMenuOpen);
});

test('drawings of services are masks, not blocks above the names', smoke, async ({ visit }) => {
  await visit.open(routes.services);
  await visit.expect(true, () =>
    [...document.querySelectorAll('main li')].every(
      (row) => getComputedStyle(row, '::before').maskImage !== 'none',
    ),
  );
});

test('Back restores the scroll position without loading the page again', async ({ visit }) => {
  await visit.open(routes.home);
  await visit.driver.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await visit.followLink(routes.privacy, 'footer');
  await visit.expect(0, () => window.scrollY);
  await visit.goBack();
  await visit.expectPath(routes.home);
  await visit.expect(true, () => window.scrollY > 1000 && 'sameDocument' in window);
  await visit.expect(routes.privacy, () => document.activeElement?.getAttribute('href'));
});

test('Tab reaches everything, with outlines, and keys operate it', smoke, async ({ visit }) => {
  skipUnless(loadWorks().length, 'work');
  const { driver } = visit;
  const tabTo = async (selector: string) => {
    for (let isThere = false; !isThere; ) {
      await driver.keyboard.press('Tab');
      const [name, outline, found] = await driver.evaluate((wanted) => {
        const stop = document.activeElement;
        // WebKit sometimes focuses the body, which has no outline.
        if (!stop || stop === document.body) return ['the page', 'solid', false] as const;
        const { outlineStyle } = getComputedStyle(stop);
        return [stop.textContent.slice(0, 40), outlineStyle, stop.matches(wanted)] as const;
      }, selector);
      expect(outline, `the outline of ${name}`).toBe('solid');
      isThere = found;
    }
  };
  await visit.open(routes.works);
  for (const stop of ['[data-skip]', `header a[href="${routes.home}"]`, 'header button'])
    await tabTo(stop);
  await driver.keyboard.press('Enter');
  await visit.expect(true, isMenuOpen);
  await tabTo(`dialog a[href="${routes.career}"]`);
  await driver.keyboard.press('Escape');
  await visit.expect(false, isMenuOpen);
  await tabTo('main nav summary');
  await driver.keyboard.press('Enter');
  await tabTo('main nav a:has(sup)');
  await driver.keyboard.press('Enter');
  await visit.expect('true', () => document.activeElement?.ariaCurrent);
  await visit.expect(true, () => location.search.includes('service='));
});

/**
 * Runs in the page. Measures the drawn line on the home page's first screen, which visitors can pull.
 * @returns its end, and its height in units of the SVG
 */
function measureLine() {
  const parts = document.querySelectorAll<SVGPathElement>('main section:first-of-type svg > path');
  const line = [...parts].findLast(
    (part) => getComputedStyle(part).visibility === 'visible',
  ) as SVGPathElement;
  // WebKit's `getScreenCTM` lacks the scale that the cookie notice causes.
  const box = line.getBoundingClientRect();
  const { x, y, width, height } = line.getBBox();
  const end = line.getPointAtLength(line.getTotalLength());
  return {
    x: Math.round(box.x + ((end.x - x) / width) * box.width),
    y: Math.round(box.y + ((end.y - y) / (height || 1)) * box.height),
    height,
  };
}

test('pulling the line makes it straight, with works on it', smoke, async ({ visit }) => {
  const { mouse } = visit.driver;
  const measure = () => visit.driver.evaluate(measureLine);
  await visit.open(routes.home);
  const before = await measure();
  expect(before.height).toBeGreaterThan(100);
  await visit.expect(true, () =>
    [...document.querySelectorAll('main section:first-of-type svg text')].every(
      (hint) => !hint.textContent || hint.getBoundingClientRect().height > 12,
    ),
  );
  // Waits for the line's script, which makes it rise towards a pointer nearby.
  await expect(async () => {
    await mouse.move(before.x - 40, before.y - 40);
    await mouse.move(before.x - 5, before.y - 8);
    expect(await measure()).not.toEqual(before);
  }).toPass({ timeout: 30_000 });
  const covers = () => document.querySelectorAll('main section:first-of-type ul a').length;
  const expected = Math.min(3, loadWorks().length);
  await expect(async () => {
    if ((await visit.driver.evaluate(covers)) === expected) return;
    const { x, y } = await measure();
    // At the line’s end, and where a pulled one runs.
    for (const start of [x - 2, 900]) await visit.drag({ x: start, y }, { x: 1392, y });
    await mouse.move(900, y);
    expect((await measure()).height).toBeLessThan(12);
  }).toPass({ timeout: 60_000, intervals: [50] });
  await visit.expect(expected, covers);
});

test('the form keeps what was typed, and stores it', stores, async ({ visit }) => {
  const typed = {
    name: 'Åsa Ölveti',
    email: uniqueAddress(),
    message: 'We run eleven clinics.',
  };
  const values = (ids: string[]) =>
    ids.map((id) => (document.getElementById(id) as HTMLInputElement | null)?.value);
  const isFocused = (text: string) => document.activeElement?.textContent?.includes(text);
  const form = formWords[siteLanguage];
  const [{ slug }] = services;
  await visit.open(`${routes.contact}?service=${slug}`);
  await visit.click('form button');
  await visit.expect(true, isFocused, errorCount(form, 3));
  for (const [id, text] of Object.entries(typed)) {
    await visit.click(`#${id}`);
    await visit.driver.keyboard.type(text);
  }
  await visit.driver.reload();
  await visit.waitUntilReady();
  await visit.expect(Object.values(typed), values, Object.keys(typed));
  await visit.click('form button');
  await visit.expect(true, isFocused, form.inquiry.heading);
  expect(storedBy(typed.email, process.env.INQUIRIES_FILE)).toMatchObject([
    { ...typed, services: slug },
  ]);
});
