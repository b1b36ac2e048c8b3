import { expect } from 'playwright/test';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { sentences } from '../../src/contact/sentences.ts';
import { loadWorks } from '../../src/content/build/load.ts';
import { mascots } from '../../src/content/facts/mascots.ts';
import { services } from '../../src/content/facts/services.ts';
import { shellWords } from '../../src/shell/shellWords.ts';
import { routes, shellLanguage } from '../../src/site.ts';
import { storedBy } from '../e2e/contactParts.ts';
import { onlyWith } from '../e2e/onlyWith.ts';
import { test, type Visit } from './visit.ts';

const words = shellWords[shellLanguage];
const smoke = { tag: '@smoke' };

test(
  'the menu locks the page, returns the focus, and leads to a page; Back leads from it',
  smoke,
  async ({ visit }) => {
    const state = () => ({
      open: document.querySelector('dialog')?.open,
      moves: document.querySelector('dialog')?.getAnimations().length !== 0,
      scrolls: getComputedStyle(document.documentElement).overflowY !== 'hidden',
      focus:
        document.activeElement?.closest('button')?.textContent ?? document.activeElement?.localName,
    });
    const opened = { open: true, moves: false, scrolls: false, focus: words.menu.close };
    const closed = { open: false, moves: false, scrolls: true, focus: words.header.menu };
    await visit.open(routes.home);
    await visit.click('header button');
    await visit.sees('the open menu', opened, state);
    await visit.driver.wheel(600);
    await visit.driver.press('Escape');
    await visit.sees('the closed menu', closed, state);
    expect(await visit.driver.read(() => window.scrollY)).toBe(0);
    await visit.driver.press('Enter');
    await visit.sees('the menu opened from the keyboard', opened, state);
    await visit.follow(`dialog a[href="${routes.about}"]`, routes.about);
    const menu = () => [
      document.querySelector('dialog')?.open,
      document.querySelector('dialog [aria-current=page]')?.getAttribute('href'),
    ];
    await visit.sees('the closed menu, with the page marked', [false, routes.about], menu);
    await visit.driver.back();
    await visit.isAt(routes.home);
    await visit.sees('the mark', [false, routes.home], menu);
  },
);

test(
  'the header hides when scrolling down and returns when scrolling up',
  smoke,
  async ({ visit }) => {
    await visit.open(routes.home);
    await visit.wheel(
      'the header is hidden',
      300,
      () => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 1) <= 0,
    );
    await visit.wheel(
      'the header is back',
      -100,
      () => document.querySelector('header')?.getBoundingClientRect().top === 0,
    );
    expect(await visit.driver.read(() => window.scrollY)).toBeGreaterThan(0);
  },
);

test('an answered cookie notice is gone for good', smoke, async ({ visit }) => {
  const state = (key: string) => ({
    stored: localStorage.getItem(key),
    shown: document.querySelector('main + section') !== null,
  });
  await visit.open(routes.home);
  await visit.sees('a first visit', { stored: null, shown: true }, state, cookieAnswerKey);
  await visit.click('main + section button', words.notice.refuse);
  await visit.sees('the answer', { stored: 'false', shown: false }, state, cookieAnswerKey);
  await visit.reload();
  await visit.sees('after a reload', { stored: 'false', shown: false }, state, cookieAnswerKey);
});

test(
  'a filter changes list and address, and Back and a reload follow',
  smoke,
  async ({ visit }) => {
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('main li[data-service]')]
        .filter((work) => work.checkVisibility())
        .map(({ dataset }) => dataset.service ?? '');
    const [service] = services;
    onlyWith(loadWorks().length > 1, 'second work');
    await visit.open(routes.works);
    const all = await visit.driver.read(shown);
    const some = all.filter((label) => label.split(' ').includes(service.slug));
    expect(all.length).toBeGreaterThan(some.length);
    await visit.click(`[data-facet=service] a[href$="=${service.slug}"]`);
    await visit.isAt(`${routes.works}?service=${service.slug}`);
    await visit.sees('the works of one service', some, shown);
    await visit.reload();
    await visit.sees('the same after a reload', some, shown);
    await visit.driver.back();
    await visit.isAt(routes.works);
    await visit.sees('all works', all, shown);
  },
);

test('Back restores the place on a page, within one document', async ({ visit }) => {
  await visit.open(routes.home);
  // Without the Navigation API each page is shown from its top.
  const remembers = await visit.driver.read(() => {
    Object.assign(window, { sameDocument: true });
    return 'navigation' in window;
  });
  await visit.follow(`footer a[href="${routes.privacy}"]`, routes.privacy);
  await visit.sees('the page from its top', 0, () => window.scrollY);
  await visit.driver.back();
  await visit.isAt(routes.home);
  await visit.sees('the place where it was left', [remembers, true], () => [
    window.scrollY > 1000,
    'sameDocument' in window,
  ]);
});

test(
  'Tab comes to the links, the menu and the filter, each with an outline, and keys use them',
  smoke,
  async ({ visit }) => {
    onlyWith(loadWorks().length, 'work');
    const { driver } = visit;
    const tabTo = async (selector: string) => {
      for (let there = false; !there; ) {
        await driver.press('Tab');
        const [name, outline, found] = await driver.read((wanted) => {
          const stop = document.activeElement;
          // WebKit stops at the page itself now and then, which has no outline.
          if (!stop || stop === document.body) return ['the page', 'solid', false] as const;
          return [
            stop.textContent.slice(0, 40),
            getComputedStyle(stop).outlineStyle,
            stop.matches(wanted),
          ] as const;
        }, selector);
        expect(outline, `the outline of ${name}`).toBe('solid');
        there = found;
      }
    };
    const state = () => [
      document.querySelector('dialog')?.open,
      document.activeElement?.textContent,
    ];
    await visit.open(routes.works);
    for (const stop of ['[data-skip]', `header a[href="${routes.home}"]`, 'header button'])
      await tabTo(stop);
    await driver.press('Enter');
    await visit.sees('the open menu', [true, words.menu.close], state);
    await tabTo(`dialog a[href="${routes.career}"]`);
    await driver.press('Escape');
    await visit.sees('the closed menu', [false, words.header.menu], state);
    await tabTo('main nav a:has(sup)');
    await driver.press('Enter');
    await visit.sees(
      'the focus on the chosen link',
      true,
      () => document.activeElement?.ariaCurrent === 'true',
    );
    expect(await driver.read(() => location.search)).toContain('service=');
  },
);

test('the form says what is missing, keeps what was typed, and stores the inquiry', async ({
  visit,
}, { project }) => {
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
  await visit.sees('a summary that has the focus', true, focused, sentences.en.errorCount(3));
  for (const [id, text] of Object.entries(typed)) {
    await visit.click(`#${id}`);
    await visit.driver.type(text);
  }
  await visit.reload();
  await visit.sees('what was typed, after a reload', typed, fields);
  await visit.click('form button');
  await visit.sees('thanks that have the focus', true, focused, sentences.en.sent.inquiry.heading);
  expect(storedBy(typed.email, process.env.INQUIRIES_FILE ?? '')).toMatchObject([
    { ...typed, services: services[0].slug },
  ]);
});

/** The middle of the first animal, in CSS pixels of the window. */
function animal() {
  const { x, y, width, height } =
    document.querySelector('footer [data-animal]')?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Waits until it has gone some way. */
async function drifts({ driver }: Visit) {
  const { x } = await driver.read(animal);
  await expect.poll(async () => Math.abs((await driver.read(animal)).x - x)).toBeGreaterThan(3);
}

test('the animals drift, pause, and are carried by the mouse', async ({ visit }) => {
  onlyWith(mascots.length, 'mascots');
  await visit.open(routes.contact);
  // With real random numbers both animals would sometimes stand still for a while.
  await visit.driver.read(() => void Object.assign(Math, { random: () => 0.9 }));
  await visit.sees('their behaviour has been fetched', true, () => {
    const animal = document.querySelector('footer [data-animal]');
    (animal?.parentElement ?? document.querySelector('footer'))?.scrollIntoView({
      block: 'center',
      behavior: 'instant',
    });
    return animal !== null;
  });
  await drifts(visit);
  await visit.click('footer button', words.animals.pause);
  const from = await visit.driver.read(animal);
  await visit.driver.point(from.x, from.y);
  await visit.driver.hold();
  for (let step = 1; step <= 8; step++)
    await visit.driver.point(from.x + step * 30, from.y - step * 4);
  await visit.driver.letGo();
  await visit.sees('it stands where it was put', { x: from.x + 240, y: from.y - 32 }, animal);
  await visit.click('footer button', words.animals.goOn);
  await drifts(visit);
});

/** The line of the home page's first screen: where it ends, in CSS pixels of the window, and how high it is, in its own units. */
function line() {
  const parts = [
    ...document.querySelectorAll<SVGPathElement>('main section:first-of-type svg > path'),
  ].filter((part) => part.checkVisibility());
  const last = parts.at(-1);
  const end = last
    ?.getPointAtLength(last.getTotalLength())
    .matrixTransform(last.getScreenCTM() ?? undefined);
  const high = Math.max(...parts.map((part) => part.getBBox().height));
  return { x: Math.round(end?.x ?? 0), y: Math.round(end?.y ?? 0), high };
}

test('the line is pulled hand over hand until it is straight', async ({
  visit: { driver },
  visit,
}) => {
  await visit.open(routes.home);
  const before = await driver.read(line);
  expect(before.high).toBeGreaterThan(100);
  // It rises to a pointer that comes near, once its script is there.
  await expect(async () => {
    await driver.point(before.x - 40, before.y - 40);
    await driver.point(before.x - 5, before.y - 8);
    expect(await driver.read(line)).not.toEqual(before);
  }).toPass({ timeout: 30_000 });
  await driver.point(before.x - 2, before.y);
  await expect(async () => {
    await driver.hold();
    for (let x = 0; x <= 12; x++) await driver.point(900 + x * 41, before.y);
    await driver.letGo();
    await driver.point(900, before.y);
    expect((await driver.read(line)).high).toBeLessThan(12);
  }).toPass({ timeout: 60_000, intervals: [50] });
});
