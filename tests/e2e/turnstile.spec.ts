import { routes, siteLanguage } from '#src/site.ts';
import allWords from '#words/all';
import { button, fill, form, storedBy, uniqueAddress, words } from './contactParts.ts';
import { expect, test, visit } from './visit.ts';

const { refusals } = allWords[siteLanguage].answers;
const turnstile = 'https://challenges.cloudflare.com/**';

/** A test double of Turnstile's widget. It issues a bot's token first, and a person's later. */
const widget = `(() => {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'cf-turnstile-response' });
  let kind = 'bot';
  const issue = () => {
    field.value = '';
    setTimeout(() => { field.value = kind + '-' + crypto.randomUUID(); kind = 'person'; }, 200);
  };
  window.turnstile = {
    render(place) { place.append(field); issue(); return 'widget'; },
    reset: issue,
    remove() { field.remove(); },
  };
})()`;

test('a visitor who fails Turnstile’s check is checked again', async ({ page }) => {
  const email = uniqueAddress();
  await page.route(turnstile, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  );
  await visit(page, routes.contact);
  await fill(page, email);
  const token = form(page).locator('[name=cf-turnstile-response]');
  await expect(token).toHaveValue(/^bot/);
  await button(page).click();
  await expect(page.getByRole('group', { name: refusals.check_failed })).toBeFocused();
  await expect(token).toHaveValue(/^person/);
  await button(page).click();
  await expect(page.getByRole('heading', { name: words.inquiry.heading })).toBeVisible();
  expect(storedBy(email, process.env.TURNSTILE_INQUIRIES_FILE)).toHaveLength(1);
});

test('when Turnstile cannot load, the page says so and links to an e-mail', async ({ page }) => {
  await page.route(turnstile, (route) => route.abort());
  await visit(page, routes.contact);
  await fill(page, uniqueAddress());
  const status = form(page).getByRole('status');
  await expect(status).toContainText(words.noTurnstile);
  await expect(status.locator('a[href^="mailto:"]')).toBeVisible();
  await button(page).click();
  await expect(page.getByRole('group', { name: refusals.check_missing })).toBeFocused();
});
