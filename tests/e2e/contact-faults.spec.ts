import type { Page, Route } from 'playwright/test';
import type { DatabaseState } from '../../scripts/e2e/inquiries.ts';
import { routes } from '../../src/site.ts';
import { button, countNotices, fill, form, message, storedBy, uniqueAddress } from './contactParts.ts';
import { expect, test, visit } from './visit.ts';

const { FAULTS_FILE = '', FAULTS_WEBHOOK = '', FAULTS_CONTROL = '' } = process.env;

// The tests share one database that fails.
test.describe.configure({ mode: 'default' });

const database = (state: DatabaseState) => fetch(FAULTS_CONTROL, { method: 'POST', body: JSON.stringify(state) });

/** A test double of Turnstile's widget: it gets a token after a moment, and a new one when it is reset. */
const widget = (first: string) => `(() => {
  let field;
  let count = 0;
  const issue = () => {
    field.value = '';
    setTimeout(() => { field.value = (count++ ? 'person' : '${first}') + '-' + crypto.randomUUID(); }, 200);
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

async function visitForm(page: Page, email: string, first = 'person') {
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget(first) }),
  );
  await visit(page, routes.contact);
  await fill(form(page), email);
}

const refusal = (page: Page, words: RegExp) => page.getByRole('group', { name: words });

/** Sends the form again and expects one stored inquiry and one notice. */
async function expectToArrive(page: Page, email: string) {
  await expect(form(page).getByLabel('Your message')).toHaveValue(message);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Your line has arrived.' })).toBeVisible();
  await expect.poll(() => storedBy(email, FAULTS_FILE)[0]?.notice).toBe('sent');
  expect(storedBy(email, FAULTS_FILE)).toHaveLength(1);
  expect(await countNotices(email, FAULTS_WEBHOOK)).toBe(1);
}

test.afterEach(() => database('well'));

test('a slow database that stores after a refusal triggers one notice, and sending again adds nothing', async ({ page }) => {
  const email = uniqueAddress('slow');
  await database('slow');
  await visitForm(page, email);
  await button(page).click();
  await expect(refusal(page, /cannot take messages just now/)).toBeFocused();
  await database('well');
  await expect.poll(() => countNotices(email, FAULTS_WEBHOOK)).toBe(1);
  await expectToArrive(page, email);
});

test('after a lost response the form can be sent again and is stored once', async ({ page }) => {
  const email = uniqueAddress('lost');
  await visitForm(page, email);
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/contact', loseResponse, { times: 1 });
  await button(page).click();
  await expect(refusal(page, /could not be reached/)).toBeFocused();
  await expectToArrive(page, email);
});

test('a visitor who fails the check at first is checked again', async ({ page }) => {
  const email = uniqueAddress('bot');
  await visitForm(page, email, 'bot');
  await button(page).click();
  await expect(refusal(page, /did not take you for a person/)).toBeFocused();
  await expectToArrive(page, email);
});

test('when the check cannot load the page says so, and offers another way to write', async ({ page }) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await visit(page, routes.contact);
  await fill(form(page), uniqueAddress('unchecked'));
  await expect(form(page).getByRole('status')).toContainText('could not load');
  await expect(form(page).getByRole('status').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await button(page).click();
  await expect(refusal(page, /The check that you are a person has not run/)).toBeFocused();
});
