import type { Page } from 'playwright/test';
import { services } from '#src/content/facts/services.ts';
import { routes } from '#src/site.ts';
import { findAxeViolations } from './axe.ts';
import {
  button,
  errorSummary,
  fill,
  form,
  message,
  ownNetwork,
  storedBy,
  uniqueAddress,
  words,
} from './contactParts.ts';
import { allScripts, expect, holdRequests, test, visit } from './visit.ts';

const { INQUIRIES_FILE, WEBHOOK_URL = '' } = process.env;
const [asked] = services;

const thanks = (page: Page) => page.getByRole('heading', { name: words.inquiry.heading });

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('Draft')));

async function expectChangeable(page: Page, editable: boolean) {
  await expect(form(page).locator('#message')).toBeEditable({ editable });
  const fixed = page.locator('[inert] > [type=checkbox]');
  await expect(fixed).toHaveCount(editable ? 0 : services.length);
}

async function expectOneInquiry(email: string) {
  await expect
    .poll(() => storedBy(email, INQUIRIES_FILE).map(({ notice }) => notice))
    .toEqual(['sent']);
  const notices: { replyTo: string }[] = await (await fetch(`${WEBHOOK_URL}/received`)).json();
  expect(notices.filter(({ replyTo }) => replyTo === email)).toHaveLength(1);
}

test.use(ownNetwork);

test('a form sent by two clicks is stored once, and makes way for thanks', async ({
  page,
  announcements,
  consoleErrors,
}) => {
  const email = uniqueAddress();
  await visit(page, `${routes.contact}?service=${asked.slug}`);
  await fill(page, email);
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts += 1;
  });
  await button(page).dblclick();
  await expect(thanks(page)).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  expect(posts).toBe(1);
  await expectOneInquiry(email);
  const [row] = storedBy(email, INQUIRIES_FILE);
  const source = expect.stringMatching(/^\//);
  expect(row).toMatchObject({ message, services: asked.slug, source });
  await expect(page.locator('main')).toContainText(row?.reference ?? 'no reference');
  await expect(page.getByRole('definition').filter({ hasText: message })).toBeVisible();
  const last = async () => (await announcements.all()).at(-1);
  await expect.poll(last).toContain(words.inquiry.heading);
  expect(await drafts(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('banner').locator(`a[href="${routes.contact}"]`).click();
  await button(page).click();
  await expect(errorSummary(page, 3)).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('a reload keeps input, even from before the scripts loaded', async ({ page }) => {
  const release = await holdRequests(page, allScripts);
  await page.goto(routes.contact, { waitUntil: 'commit' });
  await fill(page, uniqueAddress());
  release();
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.reload();
  await expect(form(page).locator('#message')).toHaveValue(message);
});

test('a form sent again after an error or a lost response is one inquiry', async ({ page }) => {
  const email = uniqueAddress();
  await visit(page, routes.contact);
  await fill(page, email);
  await page.evaluate('performance.getEntriesByType = undefined');
  await button(page).click();
  await expect(page.getByRole('group', { name: words.failed })).toBeFocused();
  await page.evaluate('delete performance.getEntriesByType');
  const lose = { times: 1 };
  await page.route('**/api/contact', (route) => route.fetch().then(() => route.abort()), lose);
  await button(page).click();
  await expect(page.getByRole('group', { name: words.unreachable })).toBeFocused();
  const release = await holdRequests(page, '**/api/contact');
  await expectChangeable(page, true);
  await form(page).getByRole('checkbox').first().press('Enter');
  await expectChangeable(page, false);
  await expect(button(page)).toBeFocused();
  release();
  await expect(thanks(page)).toBeFocused();
  await expectOneInquiry(email);
});
