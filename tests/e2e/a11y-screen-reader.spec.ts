import type { Locator, Page } from 'playwright/test';
import { routes, site } from '../../src/site.ts';
import { button, fill, form } from './contactParts.ts';
import { holdBack } from './held.ts';
import { menuOf } from './menuParts.ts';
import { noticeOf } from './notice.ts';
import { announced, forget, listen, read, spoken } from './screenReader.ts';
import { test } from './sharedPage.ts';
import { kinds } from './sitemap.ts';
import { expect, frames, hydrated, test as ownPage, visit } from './visit.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Opens a page as somebody does who sees nothing of it. */
async function listenTo(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, path);
  await listen(page);
}

/** Does something and resolves to what is said of it until all has been drawn. */
async function heard(page: Page, act: () => Promise<void>): Promise<string[]> {
  await forget(page);
  await act();
  await frames(page, 20);
  return spoken(page);
}

const press = (link: Locator) => async () => {
  await link.focus();
  await link.press('Enter');
};

/** What live regions still hold. The route announcer of Next has a shadow root. */
const leftInLiveRegions = (page: Page) =>
  page.evaluate(() => {
    const shadow = document.querySelector('next-route-announcer')?.shadowRoot;
    return [document, ...(shadow ? [shadow] : [])]
      .flatMap((root) => [...root.querySelectorAll('[role=status], [role=alert], [aria-live]:not([aria-live=off])')])
      .flatMap(({ textContent }) => textContent?.trim() || []);
  });

/** Links, fields and groups of which only the role is said. */
const nameless = /^(link|button|checkbox|radio|textbox|combobox|img|image|region|form|navigation|dialog|heading)(, level \d)?$/;
/** A name whose last part has no space before it. */
const glued = /^(link|button|checkbox|textbox|combobox|heading), .*\p{Ll}(\d+|optional|valfritt)(,|$)/u;

for (const path of kinds) {
  test(`${path} is read whole, in order, with a name for everything`, async ({ page }) => {
    await listenTo(page, path);
    const phrases = await read(page, 'body');
    // The live region says nothing.
    const first = phrases.filter((phrase) => !/status$/.test(phrase)).slice(0, 3);
    expect(first).toEqual(['document', 'link, Skip to the content', 'banner']);
    const title = (await page.getByRole('heading', { level: 1 }).textContent())?.replace(/\s+/g, ' ');
    const inMain = phrases.slice(phrases.indexOf('main'));
    expect(inMain.find((phrase) => phrase.startsWith('heading, '))).toBe(`heading, ${title}, level 1`);
    expect(phrases.indexOf('contentinfo')).toBeGreaterThan(phrases.indexOf('end of main'));
    expect(phrases).toContain('end of contentinfo');
    expect(phrases.filter((phrase) => nameless.test(phrase))).toEqual([]);
    expect(phrases.filter((phrase) => glued.test(phrase))).toEqual([]);
    for (const { label } of [...site.socials, site.blog]) expect(phrases).toContain(`link, ${label} (opens in a new tab)`);

    for (const [start, phrase] of phrases.entries()) {
      if (!/^article\b/.test(phrase)) continue;
      const teaser = phrases.slice(start + 1, phrases.indexOf(`end of ${phrase}`, start));
      expect(teaser[0], `the teaser that ends with "${teaser.at(-2)}"`).toMatch(/^heading, .*, level [23]$/);
    }
  });
}

test.describe('a page change', () => {
  const ways: Record<string, (page: Page) => Promise<Locator>> = {
    'the footer': async (page) => page.locator(`footer a[href="${routes.privacy}"]`),
    'the text': async (page) => page.getByRole('main').getByRole('link', { name: 'See our work' }),
    'the menu': async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
      return menuOf(page).entry(routes.career);
    },
  };
  for (const [place, link] of Object.entries(ways)) {
    test(`from ${place} says the title once, and then the heading, where the focus is`, async ({ page }) => {
      await listenTo(page, routes.home);
      const before = await page.title();
      const wanted = await link(page);
      const phrases = await heard(page, async () => {
        await press(wanted)();
        await expect(page).not.toHaveTitle(before);
      });
      const title = await page.title();
      await expect.poll(() => focused(page)).toBe('H1');
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await expect.poll(() => spoken(page)).toContain(`heading, ${heading}, level 1`);
      expect((await spoken(page)).filter((phrase) => phrase === `heading, ${heading}, level 1`)).toHaveLength(1);
      expect(
        (await announced(page)).map((phrase) => phrase.replace(/^\w+: /, '')),
        phrases.join('\n'),
      ).toEqual([title]);
    });
  }
});

test('the menu says its name and the way out, nothing of the page behind it, and nothing more when it goes', async ({
  page,
}) => {
  await listenTo(page, routes.home);
  const link = page.locator(`footer a[href="${routes.privacy}"]`);
  await press(link)();
  await expect(page).toHaveTitle(/^Privacy policy/);
  await frames(page, 20);
  const { dialog, button } = menuOf(page);
  const opening = await heard(page, async () => {
    await button.focus();
    await button.press('Enter');
    await expect(dialog).toBeVisible();
  });
  expect(opening.slice(-2)).toEqual(['dialog, Menu', 'button, Close']);
  const inside = await read(page, 'dialog');
  expect(inside).toContain('navigation, Pages');
  expect(inside).toContain('link, Knowledge base (opens in a new tab)');
  for (const name of ['What we offer', 'Where we make impact']) {
    expect(inside).toContain(`navigation, ${name}`);
    expect(inside).toContain(`heading, ${name}, level 2`);
  }
  const closing = await heard(page, async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  expect([...opening, ...closing].filter((phrase) => /^(polite|assertive): *\S/.test(phrase))).toEqual([]);
  // A live region that is emptied late, on a slow machine, is silent.
  expect(closing.findLast((phrase) => !/^(polite|assertive): *$/.test(phrase))).toMatch(/^button, Menu/);
  // Readers say them again when the page behind a dialog is there again; this one does not.
  await expect.poll(() => leftInLiveRegions(page)).toEqual([]);
});

test.describe('the filter', () => {
  const facet = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Show works by service' }).getByRole('link', { name: new RegExp(`^${name}`) });

  test('says how many works there are and what was chosen, each time, and that it is cleared', async ({ page }) => {
    await listenTo(page, routes.works);
    await heard(page, press(facet(page, 'UX audit')));
    expect(await announced(page)).toEqual([expect.stringMatching(/^polite: \d+ of \d+ works.*UX audit/)]);
    await heard(page, press(facet(page, 'Branding')));
    expect(await announced(page)).toEqual([expect.stringMatching(/^polite: \d+ of \d+ works.*Branding/)]);
    await heard(page, press(page.getByRole('link', { name: 'Clear filters' })));
    expect(await announced(page)).toEqual([expect.stringMatching(/^polite: \d+ works/)]);
    expect(await focused(page)).not.toBe('BODY');
  });

  test('says that nothing is left, and keeps the focus when that is cleared', async ({ page }) => {
    await listenTo(page, `${routes.works}?service=scoping&industry=gaming`);
    await expect(page.locator('main article:visible')).toHaveCount(0);
    await heard(page, press(page.getByRole('link', { name: 'Clear filters' })));
    expect(await announced(page)).toEqual([expect.stringMatching(/^polite: \d+ works/)]);
    expect(await focused(page)).not.toBe('BODY');
  });
});

test.describe('a form', () => {
  const words = {
    [routes.contact]: {
      send: 'Send',
      sending: 'Sending',
      summary: 'Three things have to be put right before this can be sent',
      name: ['Your name', 'Please tell us your name.'],
      sent: 'Your line has arrived.',
    },
    [routes.sweden]: {
      send: 'Skicka',
      sending: 'Skickar',
      summary: 'Tre saker att rätta innan det kan skickas',
      name: ['Ditt namn', 'Skriv ditt namn.'],
      sent: 'Ditt meddelande har kommit fram.',
    },
  };
  for (const [path, { send, sending, summary, name, sent }] of Object.entries(words)) {
    test(`on ${path} calls nothing wrong at first, then says what is, that it sends and that it has arrived`, async ({
      page,
    }) => {
      await listenTo(page, path);
      expect((await read(page, 'form')).filter((phrase) => /(?<!not )invalid/.test(phrase))).toEqual([]);
      // Firefox calls a required field invalid that says nothing about it.
      for (const field of await form(page).locator('[required]').all())
        await expect(field).toHaveAttribute('aria-invalid', 'false');

      await heard(page, press(button(page)));
      await expect.poll(() => spoken(page)).toContain(`group, ${summary}`);
      const [label, fault] = name;
      await heard(page, press(page.getByRole('group', { name: summary }).getByRole('link').first()));
      const field = (await spoken(page)).at(-1);
      for (const part of [`textbox, ${label}`, 'required', 'invalid', `${fault}`]) expect(field).toContain(part);

      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/contact', async (route) => {
        await held;
        await route.fulfill({ json: { reference: 'ABCD-1234' } });
      });
      if (path === routes.contact) await fill(form(page), 'asa@example.com');
      else {
        await form(page).getByLabel('Ditt namn').fill('Åsa');
        await form(page).getByLabel('Din e-post').fill('asa@example.com');
        await form(page).getByLabel('Ditt meddelande').fill('Vi har elva kliniker.');
      }
      await heard(page, press(form(page).getByRole('button', { name: send })));
      expect(await announced(page)).toEqual([`polite: ${sending}`]);
      await heard(page, async () => {
        answer();
        await expect(page.getByRole('heading', { name: sent })).toBeVisible();
      });
      const last = await announced(page);
      expect(last).toHaveLength(1);
      expect(last[0]).toContain(`polite: ${sent}`);
      expect(last[0]).toContain('ABCD-1234');
    });
  }
});

ownPage.describe('on a first visit', () => {
  ownPage.use({ answer: null, contextOptions: { reducedMotion: 'reduce' } });

  ownPage('the cookie answer is said and the focus kept; nothing is said before', async ({ page }) => {
    const release = await holdBack(page, '**/_next/static/chunks/**');
    await page.goto(routes.privacy, { waitUntil: 'domcontentloaded' });
    await listen(page);
    release();
    await hydrated(page);
    const { region, accept } = noticeOf(page);
    await expect(region).toBeVisible();
    expect(await announced(page)).toEqual([]);
    await heard(page, async () => {
      await accept.focus();
      await accept.press('Enter');
      await expect(region).toBeHidden();
    });
    // The virtual reader repeats a region whose language is set together with its text.
    expect([...new Set(await announced(page))]).toEqual(['polite: You have accepted recordings.']);
    expect(await focused(page)).not.toBe('BODY');
  });

  ownPage('on any other page, too, the answer moves the focus on', async ({ page }) => {
    await visit(page, routes.services);
    await listen(page);
    const { region, close } = noticeOf(page);
    await close.focus();
    await close.press('Enter');
    await expect(region).toBeHidden();
    expect(await focused(page)).toBe('MAIN');
  });
});

test('the animals are not mentioned, but the button that stops them is', async ({ page }) => {
  await visit(page, routes.privacy);
  await page.locator('footer').evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const pause = page.getByRole('button', { name: 'Pause the animals' });
  await expect(pause).toBeVisible();
  await listen(page);
  await heard(page, press(pause));
  const footer = await read(page, 'footer');
  expect(footer).toContain('button, Let the animals go on, Arrow keys move them');
  expect(footer.filter((phrase) => /^(img|image)\b/.test(phrase))).toEqual([]);
});

test('the Swedish page is said in Swedish, and the shell around it in English', async ({ page }) => {
  await listenTo(page, routes.home);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
  await press(menuOf(page).entry(routes.sweden))();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi reder ut det.');
  await frames(page, 20);
  /** The language that an element's text is read in. */
  const language = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => it.closest('[lang]')?.getAttribute('lang'));
  for (const selector of ['head > title', 'main h1']) expect(await language(selector), selector).toBe('sv');
  expect(
    await page.evaluate(() => {
      const announcer = document.querySelector('next-route-announcer');
      const live = announcer?.shadowRoot?.querySelector('[aria-live]') ?? announcer;
      return live?.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
    }),
  ).toBe('sv');
  for (const selector of ['header', 'footer', 'dialog']) expect(await language(selector), selector).toBe('en-GB');
});
