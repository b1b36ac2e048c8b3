import type { Page } from 'playwright/test';
import { routes, siteLanguage } from '#src/site.ts';
import allWords from '#words/all';
import { button, fill, form, storedBy, uniqueAddress, words } from './contactParts.ts';
import { expect, test, visit } from './visit.ts';

const { refusals } = allWords[siteLanguage].answers;
const turnstile = 'https://challenges.cloudflare.com/**';

/** A test double of Turnstile's widget. It has an error, then a bot's token, then a person's. */
const widget = `(() => {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'cf-turnstile-response' });
  const kinds = ['bot', 'person'];
  let options;
  window.turnstile = {
    render(place, given) { options = given; place.append(field); options['error-callback'](); return 'widget'; },
    reset() {
      field.value = '';
      setTimeout(() => { field.value = kinds.shift() + '-' + crypto.randomUUID(); options.callback(field.value); }, 200);
    },
    remove() { field.remove(); },
  };
})()`;
const serve = (page: Page, body: string, status = 200) =>
  page.route(turnstile, (route) => route.fulfill({ contentType: 'text/javascript', body, status }));
const notice = (page: Page) => form(page).getByRole('status');

test('a check is repeated after an error and after a bot’s token', async ({ page }) => {
  const email = uniqueAddress();
  await serve(page, widget);
  await visit(page, routes.contact);
  await fill(page, email);
  await expect(notice(page)).toContainText(words.noTurnstile);
  await page.evaluate('turnstile.reset()');
  await expect(notice(page)).toHaveCount(0);
  await button(page).click();
  await expect(page.getByRole('group', { name: refusals.check_failed })).toBeFocused();
  await button(page).click();
  await expect(page.getByRole('heading', { name: words.inquiry.heading })).toBeVisible();
  expect(storedBy(email, process.env.TURNSTILE_INQUIRIES_FILE)).toHaveLength(1);
});

const calls = (callback: string) =>
  `window.turnstile = { remove() {}, render(_, options) { options${callback}; return 'widget'; } }`;
for (const [problem, body, status] of [
  ['is not found', '', 404],
  ['is blocked', 'window.turnstile = {}', 200],
  ['does not know the domain', calls("['error-callback']('110200')"), 200],
  ['does not support the browser', calls("['unsupported-callback']?.()"), 200],
] as const)
  test(`if Turnstile ${problem}, the page links to an e-mail at once`, async ({ page }) => {
    await serve(page, body, status);
    await visit(page, routes.contact);
    await fill(page, uniqueAddress());
    // The form does not wait for Turnstile then.
    await expect(form(page).locator('[data-check=blocked]')).toBeAttached({ timeout: 10_000 });
    await expect(notice(page)).toContainText(words.noTurnstile);
    await expect(notice(page).locator('a[href^="mailto:"]')).toBeVisible();
    await button(page).click();
    await expect(page.getByRole('group', { name: refusals.check_missing })).toBeFocused();
  });
