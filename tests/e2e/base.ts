import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as plainTest,
} from 'playwright/test';
import { cookieAnswerKey } from '#src/consent/cookieAnswer.ts';
import { shellWords as words } from '#src/shell/shellWords.ts';
import { hasRecordings } from '#src/site.ts';
import { skipUnless } from './skipUnless.ts';

const makeMenu = (page: Page) => {
  const html = page.locator('html');
  const dialog = page.getByRole('dialog', { name: words.menu.menu });
  const header = page.getByRole('banner');
  const menu = {
    dialog,
    button: header.getByRole('button', { name: words.menu.menu, includeHidden: true }),
    close: dialog.getByRole('button', { name: words.menu.close }),
    entry: (href: string) =>
      dialog.getByRole('navigation', { name: words.menu.pages }).locator(`a[href="${href}"]`),
    /** Opens the menu and waits for its animation, because a click on a moving link may miss it. */
    async slideIn() {
      await menu.button.click();
      await expect(dialog).toBeInViewport({ ratio: 1 });
    },
    async open() {
      await menu.slideIn();
      await expect(html).toHaveAttribute('data-scroll-locked');
      return menu;
    },
    async goTo(path: string) {
      await menu.open();
      await menu.entry(path).click();
      await expect(page).toHaveURL(path);
    },
    async expectClosed() {
      await expect(dialog).toBeHidden();
      await expect(html).not.toHaveAttribute('data-scroll-locked');
      await expect(html).toHaveCSS('overflow', 'visible');
    },
  };
  return menu;
};

function locateNotice(page: Page) {
  const region = page.getByRole('region', { name: words.notice.name });
  const button = (name: string) => region.getByRole('button', { name });
  return {
    region,
    accept: button(words.notice.accept),
    close: button(words.notice.refuse),
    stored: () => page.evaluate((key) => localStorage.getItem(key), cookieAnswerKey),
  };
}

const liveRegions = '[role=status], [role=alert], [aria-live]';

async function recordAnnouncements(page: Page) {
  await page.addInitScript((selector) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => (target as Element).closest?.(selector));
      for (const region of new Set(regions)) {
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['role', 'aria-live'],
    });
  }, liveRegions);
  return { all: (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'announced')) };
}

/**
 * Chromium's warning about a preloaded picture that is shown late or, in a resized window, in
 * another width. It depends on the machine.
 */
const latePreload = /was preloaded using link preload but not used/;

function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser logs a 404 of the page's URL.
    const is404OfPage = message.location().url === page.url() && message.text().includes('404');
    if (!is404OfPage && !latePreload.test(message.text()))
      errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  return errors;
}

/** Matches Chromium's message when the Content Security Policy or Trusted Types block something. */
const violationMessage = /Content Security Policy|requires 'Trusted/;

/**
 * Runs `use`, and fails the test if a page of this browser context violated its policy.
 * @param violations A test that provokes some removes them from this list.
 */
export async function failOnViolations(
  context: BrowserContext,
  violations: string[],
  use: () => Promise<void>,
) {
  const onConsole = (message: ConsoleMessage) => {
    if (violationMessage.test(message.text())) violations.push(message.text());
  };
  context.on('console', onConsole);
  await use();
  context.off('console', onConsole);
  expect(violations, 'violations of the Content Security Policy').toEqual([]);
}

export const storeAnswer = (context: BrowserContext, answer: 'true' | 'false') =>
  context.addInitScript(
    // Skips frames of prototypes, which have no storage.
    ([key, value]) => origin === 'null' || localStorage.setItem(key, value),
    [cookieAnswerKey, answer] as const,
  );

interface Fixtures {
  /** The answer to the cookie notice on an earlier visit; null on a first visit. */
  answer: 'true' | 'false' | null;
  violations: string[];
  menu: ReturnType<typeof makeMenu>;
  notice: ReturnType<typeof locateNotice>;
  consoleErrors: string[];
  announcements: Awaited<ReturnType<typeof recordAnnouncements>>;
}

export const test = plainTest.extend<Fixtures>({
  answer: ['false', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the braces
  violations: async ({}, use) => use([]),
  context: async ({ context, answer, violations }, use) => {
    if (answer) await storeAnswer(context, answer);
    await failOnViolations(context, violations, () => use(context));
  },
  menu: async ({ page }, use) => use(makeMenu(page)),
  notice: async ({ page }, use) => {
    skipUnless(hasRecordings, 'recordings, so no cookie notice');
    await use(locateNotice(page));
  },
  consoleErrors: async ({ page }, use) => use(collectConsoleErrors(page)),
  announcements: async ({ page }, use) => use(await recordAnnouncements(page)),
});
