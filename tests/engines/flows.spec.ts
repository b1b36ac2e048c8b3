import { expect } from 'playwright/test';
import { errorCount } from '#src/contact/sentences.ts';
import { loadWorks } from '#src/content/build/load.ts';
import { mascots } from '#src/content/facts/mascots.ts';
import { services } from '#src/content/facts/services.ts';
import { shellWords } from '#src/shell/shellWords.ts';
import { routes, siteLanguage } from '#src/site.ts';
import formWords from '#words/form';
import { storedBy } from '../e2e/contactParts.ts';
import { skipUnless } from '../e2e/skipUnless.ts';
import { test, type Visit } from './visit.ts';

const words = shellWords;
const smoke = { tag: '@smoke' };
const stores = { tag: '@stores' };

test('the menu locks scrolling, returns focus and opens pages', smoke, async ({ visit }) => {
  const state = () => ({
    open: document.querySelector('dialog')?.open,
    isMoving: document.querySelector('dialog')?.getAnimations().length !== 0,
    canScroll: getComputedStyle(document.documentElement).overflowY !== 'hidden',
    focus:
      document.activeElement?.closest('button')?.textContent ?? document.activeElement?.localName,
  });
  const opened = { open: true, isMoving: false, canScroll: false, focus: words.menu.close };
  const closed = { open: false, isMoving: false, canScroll: true, focus: words.header.menu };
  await visit.open(routes.home);
  await visit.click('header button');
  await visit.expectInPage('the open menu', opened, state);
  await visit.driver.wheel(600);
  await visit.driver.pressKey('Escape');
  await visit.expectInPage('the closed menu', closed, state);
  expect(await visit.driver.evaluate(() => window.scrollY)).toBe(0);
  await visit.driver.pressKey('Enter');
  await visit.expectInPage('the menu opened from the keyboard', opened, state);
  await visit.followLink(`dialog a[href="${routes.about}"]`, routes.about);
  const menu = () => [
    document.querySelector('dialog')?.open,
    document.querySelector('dialog [aria-current=page]')?.getAttribute('href'),
  ];
  await visit.expectInPage(
    'the closed menu with the current page marked',
    [false, routes.about],
    menu,
  );
  await visit.driver.goBack();
  await visit.expectPath(routes.home);
  await visit.expectInPage('the current page marked', [false, routes.home], menu);
});

test('a filter changes list and URL, and survives a reload', smoke, async ({ visit }) => {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('main li[data-service]')]
      .filter((work) => work.checkVisibility())
      .map(({ dataset }) => dataset.service ?? '');
  const [service] = services;
  skipUnless(loadWorks().length > 1, 'second work');
  await visit.open(routes.works);
  const all = await visit.driver.evaluate(shown);
  const matching = all.filter((label) => label.split(' ').includes(service.slug));
  expect(all.length).toBeGreaterThan(matching.length);
  await visit.click('[data-facet=service] summary');
  await visit.click(`[data-facet=service] a[href$="=${service.slug}"]`);
  await visit.expectPath(`${routes.works}?service=${service.slug}`);
  await visit.expectInPage('the works of one service', matching, shown);
  await visit.reload();
  await visit.expectInPage('the same works after a reload', matching, shown);
  await visit.driver.goBack();
  await visit.expectPath(routes.works);
  await visit.expectInPage('all works', all, shown);
});

test('Back restores the scroll position without loading the page again', async ({ visit }) => {
  await visit.open(routes.home);
  await visit.driver.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await visit.followLink(`footer a[href="${routes.privacy}"]`, routes.privacy);
  await visit.expectInPage('the page from its top', 0, () => window.scrollY);
  await visit.driver.goBack();
  await visit.expectPath(routes.home);
  await visit.expectInPage(
    'the earlier scroll position and the followed link',
    [true, true, routes.privacy],
    () => [
      window.scrollY > 1000,
      'sameDocument' in window,
      document.activeElement?.getAttribute('href'),
    ],
  );
});

test('Tab reaches everything, with outlines, and keys operate it', smoke, async ({ visit }) => {
  skipUnless(loadWorks().length, 'work');
  const { driver } = visit;
  const tabTo = async (selector: string) => {
    for (let isThere = false; !isThere; ) {
      await driver.pressKey('Tab');
      const [name, outline, found] = await driver.evaluate((wanted) => {
        const stop = document.activeElement;
        // WebKit sometimes focuses the body, which has no outline.
        if (!stop || stop === document.body) return ['the page', 'solid', false] as const;
        return [
          stop.textContent.slice(0, 40),
          getComputedStyle(stop).outlineStyle,
          stop.matches(wanted),
        ] as const;
      }, selector);
      expect(outline, `the outline of ${name}`).toBe('solid');
      isThere = found;
    }
  };
  const state = () => [document.querySelector('dialog')?.open, document.activeElement?.textContent];
  await visit.open(routes.works);
  for (const stop of ['[data-skip]', `header a[href="${routes.home}"]`, 'header button'])
    await tabTo(stop);
  await driver.pressKey('Enter');
  await visit.expectInPage('the open menu', [true, words.menu.close], state);
  await tabTo(`dialog a[href="${routes.career}"]`);
  await driver.pressKey('Escape');
  await visit.expectInPage('the closed menu', [false, words.header.menu], state);
  await tabTo('main nav summary');
  await driver.pressKey('Enter');
  await tabTo('main nav a:has(sup)');
  await driver.pressKey('Enter');
  await visit.expectInPage(
    'the focus on the chosen link',
    true,
    () => document.activeElement?.ariaCurrent === 'true',
  );
  expect(await driver.evaluate(() => location.search)).toContain('service=');
});

test('the form keeps what was typed, and stores it', stores, async ({ visit }, { project }) => {
  const typed = {
    name: 'Åsa Ölveti',
    email: `${project.name}-${Date.now()}@example.com`,
    message: 'We run eleven clinics.',
  };
  const fields = () =>
    Object.fromEntries(
      ['name', 'email', 'message'].map((id) => [
        id,
        (document.getElementById(id) as HTMLInputElement | null)?.value,
      ]),
    );
  await visit.open(`${routes.contact}?service=${services[0].slug}`);
  await visit.click('form button');
  const focused = (text: string) => document.activeElement?.textContent?.includes(text);
  await visit.expectInPage(
    'the focused summary',
    true,
    focused,
    errorCount(formWords[siteLanguage], 3),
  );
  for (const [id, text] of Object.entries(typed)) {
    await visit.click(`#${id}`);
    await visit.driver.typeText(text);
  }
  await visit.reload();
  await visit.expectInPage('what was typed, after a reload', typed, fields);
  await visit.click('form button');
  await visit.expectInPage(
    'the focused thanks',
    true,
    focused,
    formWords[siteLanguage].inquiry.heading,
  );
  expect(storedBy(typed.email, process.env.INQUIRIES_FILE ?? '')).toMatchObject([
    { ...typed, services: services[0].slug },
  ]);
});

/** Runs in the page. @returns the centre of the footer's first animal, in CSS pixels of the viewport */
function animalPosition() {
  const { x, y, width, height } =
    document.querySelector('footer [data-animal]')?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

async function expectDrift({ driver }: Visit) {
  const { x } = await driver.evaluate(animalPosition);
  await expect
    .poll(async () => Math.abs((await driver.evaluate(animalPosition)).x - x))
    .toBeGreaterThan(3);
}

test('the animals drift, pause, and can be dragged', async ({ visit }) => {
  skipUnless(mascots.length, 'mascots');
  await visit.open(routes.contact);
  // Real random numbers sometimes make an animal stop for a while.
  await visit.driver.evaluate(() => void Object.assign(Math, { random: () => 0.9 }));
  await visit.expectInPage('the script of the animals has loaded', true, () => {
    const animal = document.querySelector('footer [data-animal]');
    (animal?.parentElement ?? document.querySelector('footer'))?.scrollIntoView({
      block: 'center',
      behavior: 'instant',
    });
    return animal !== null;
  });
  await expectDrift(visit);
  await visit.click('footer button', words.animals.pause);
  const from = await visit.driver.evaluate(animalPosition);
  const to = { x: from.x + 240, y: from.y - 32 };
  await visit.drag(from, to);
  await visit.expectInPage('the animal where it was dropped', to, animalPosition);
  await visit.click('footer button', words.animals.goOn);
  await expectDrift(visit);
});

/**
 * Runs in the page. Measures the drawn line on the home page's first screen, which visitors can pull.
 * @returns its end in CSS pixels of the viewport, and its height in units of the SVG
 */
function measureLine() {
  const parts = [
    ...document.querySelectorAll<SVGPathElement>('main section:first-of-type svg > path'),
  ].filter((part) => part.checkVisibility());
  const last = parts.at(-1);
  const end = last
    ?.getPointAtLength(last.getTotalLength())
    .matrixTransform(last.getScreenCTM() ?? undefined);
  const height = Math.max(...parts.map((part) => part.getBBox().height));
  return { x: Math.round(end?.x ?? 0), y: Math.round(end?.y ?? 0), height };
}

test('pulling the line makes it straight, with works on it', async ({
  visit: { driver },
  visit,
}) => {
  await visit.open(routes.home);
  const before = await driver.evaluate(measureLine);
  expect(before.height).toBeGreaterThan(100);
  // Waits for the line's script, which makes it rise towards a pointer nearby.
  await expect(async () => {
    await driver.moveMouse(before.x - 40, before.y - 40);
    await driver.moveMouse(before.x - 5, before.y - 8);
    expect(await driver.evaluate(measureLine)).not.toEqual(before);
  }).toPass({ timeout: 30_000 });
  await expect(async () => {
    // Where the line ends, and where a pulled one runs, because a busy browser may miss the first pull.
    for (const x of [before.x - 2, 900])
      await visit.drag({ x, y: before.y }, { x: 1392, y: before.y });
    await driver.moveMouse(900, before.y);
    expect((await driver.evaluate(measureLine)).height).toBeLessThan(12);
  }).toPass({ timeout: 60_000, intervals: [50] });
  await visit.expectInPage(
    'works on the line',
    Math.min(3, loadWorks().length),
    () => document.querySelectorAll('main section:first-of-type ul a').length,
  );
});
