import type { Page } from 'playwright/test';
import type { DatabaseState } from '../../scripts/e2e/inquiries.ts';
import { button, fill, form, message, storedBy, timesTold, uniqueAddress } from './contactParts.ts';
import { expect, test, visit } from './visit.ts';

const { FAULTS_FILE = '', FAULTS_WEBHOOK = '', FAULTS_CONTROL = '' } = process.env;

// One database fails for all of them.
test.describe.configure({ mode: 'default' });

const database = (state: DatabaseState) => fetch(FAULTS_CONTROL, { method: 'POST', body: JSON.stringify(state) });

/** A double of Turnstile's widget: it has a token after a moment, and a new one when it is reset. */
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
  await visit(page, '/contact-us');
  await fill(form(page), email);
}

const refusal = (page: Page, words: RegExp) => page.getByRole('group', { name: words });

/** Sends the form again: it has to arrive, as one inquiry that one notice is sent of. */
async function expectToArrive(page: Page, email: string) {
  await expect(form(page).getByLabel('Your message')).toHaveValue(message);
  await button(page).click();
  await expect(page.getByText('Your line has arrived.')).toBeVisible();
  await expect.poll(() => storedBy(email, FAULTS_FILE)[0]?.notice).toBe('sent');
  expect(storedBy(email, FAULTS_FILE)).toHaveLength(1);
  expect(await timesTold(email, FAULTS_WEBHOOK)).toBe(1);
}

test.afterEach(() => database('well'));

test('while the database is stopped the form keeps the text, and goes through when it is back', async ({ page }) => {
  const email = uniqueAddress('stopped');
  await database('stopped');
  await visitForm(page, email);
  await button(page).click();
  await expect(refusal(page, /cannot take messages just now/)).toBeFocused();
  expect(storedBy(email, FAULTS_FILE)).toEqual([]);
  await database('well');
  await expectToArrive(page, email);
});

test('what a slow database stores after the visitor was refused is told of, and sent again it is the same', async ({
  page,
}) => {
  const email = uniqueAddress('slow');
  await database('slow');
  await visitForm(page, email);
  await button(page).click();
  await expect(refusal(page, /cannot take messages just now/)).toBeFocused();
  await database('well');
  await expect.poll(() => timesTold(email, FAULTS_WEBHOOK)).toBe(1);
  await expectToArrive(page, email);
});

test('after a lost answer the form goes through, once', async ({ page }) => {
  const email = uniqueAddress('lost');
  await visitForm(page, email);
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page).click();
  await expect(refusal(page, /could not be reached/)).toBeFocused();
  await expectToArrive(page, email);
});

test('who was not taken for a person at first is asked again', async ({ page }) => {
  const email = uniqueAddress('bot');
  await visitForm(page, email, 'bot');
  await button(page).click();
  await expect(refusal(page, /did not take you for a person/)).toBeFocused();
  await expectToArrive(page, email);
});

test('where the check cannot be had the page says so, and how else to write', async ({ page }) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await visit(page, '/contact-us');
  await fill(form(page), uniqueAddress('unchecked'));
  await expect(form(page).getByRole('status')).toContainText('could not load');
  await expect(form(page).getByRole('status').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await button(page).click();
  await expect(refusal(page, /The check that you are a person has not run/)).toBeFocused();
});
