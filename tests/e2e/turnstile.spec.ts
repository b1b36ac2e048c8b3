import { pageWords } from '../../functions/api/contact/pageWords.ts';
import { sentences } from '../../src/contact/sentences.ts';
import { routes } from '../../src/site.ts';
import { button, fill, form, storedBy, uniqueAddress } from './contactParts.ts';
import { expect, test, visit } from './visit.ts';

const { TURNSTILE_INQUIRIES_FILE = '' } = process.env;
const { refusals } = pageWords.en;

/**
 * A test double of Turnstile's widget. It issues a bot's token first, and a person's after each
 * reset.
 */
const widget = `(() => {
  let field;
  let count = 0;
  const issue = () => {
    field.value = '';
    setTimeout(() => { field.value = (count++ ? 'person' : 'bot') + '-' + crypto.randomUUID(); }, 200);
  };
  window.turnstile = {
    render(place) {
      field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'cf-turnstile-response' });
      place.append(field);
      issue();
      return 'widget';
    },
    reset: issue,
    remove() { field.remove(); },
  };
})()`;

test('a visitor who fails Turnstile’s check is checked again', async ({ page }) => {
  const email = uniqueAddress('bot');
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  );
  await visit(page, routes.contact);
  await fill(form(page), email);
  const token = form(page).locator('[name=cf-turnstile-response]');
  await expect(token).toHaveValue(/^bot/);
  await button(page).click();
  await expect(page.getByRole('group', { name: refusals.check_failed })).toBeFocused();
  await expect(token).toHaveValue(/^person/);
  await button(page).click();
  await expect(
    page.getByRole('heading', { name: sentences.en.sent.inquiry.heading }),
  ).toBeVisible();
  expect(storedBy(email, TURNSTILE_INQUIRIES_FILE)).toHaveLength(1);
});

test('when Turnstile cannot load, the page says so and links to an email address', async ({
  page,
}) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await visit(page, routes.contact);
  await fill(form(page), uniqueAddress('unchecked'));
  await expect(form(page).getByRole('status')).toContainText(sentences.en.noTurnstile);
  await expect(form(page).getByRole('status').getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await button(page).click();
  await expect(page.getByRole('group', { name: refusals.check_missing })).toBeFocused();
});
