import type { Page } from 'playwright/test';
import { services } from '../../src/content/services/list.ts';
import { routes, servicePath } from '../../src/site.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { complaintsOf } from './complaints.ts';
import { button, countNotices, fill, form, message, ownNetwork, storedBy as storedIn, uniqueAddress } from './contactParts.ts';
import { holdBack } from './held.ts';
import { announced, listen } from './liveRegions.ts';
import { jobPage } from './sitemap.ts';
import { expect, test, visit } from './visit.ts';

const { INQUIRIES_FILE = '', WEBHOOK_URL = '' } = process.env;
const [asked, other] = services;

const storedBy = (email: string) => storedIn(email, INQUIRIES_FILE);
const sentHeading = (page: Page) => page.getByRole('heading', { name: 'Your line has arrived.' });
const summary = (page: Page, name: string | RegExp = /put right/) => page.getByRole('group', { name });
const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('Draft')));

test.use(ownNetwork);

test('errors are shown and mended, then one inquiry is stored, told and answered in place', async ({ page }) => {
  const email = uniqueAddress('whole');
  const complaints = complaintsOf(page);
  await listen(page);
  await visit(page, servicePath(asked.slug));
  await page.locator(`main a[href^="${routes.contact}?"]`).first().click();
  const checkbox = form(page).getByLabel(asked.name);
  await expect(checkbox).toBeChecked();
  // Nothing is stored for a visitor who has typed nothing.
  expect(await drafts(page)).toEqual([]);
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(0);
  // A text that is too long is kept whole.
  await expect(form(page).locator('[maxlength]')).toHaveCount(0);
  // A service is found anywhere on its word.
  const word = await form(page).locator('label', { hasText: asked.name }).boundingBox();
  expect((await checkbox.boundingBox())?.width).toBeGreaterThan((word?.width ?? Number.NaN) - 6);

  await form(page).getByLabel('Your e-mail').fill('asa@');
  await button(page).click();
  await expect(summary(page, 'Three things have to be put right before this can be sent')).toBeFocused();
  await expect(form(page).getByLabel('Your name')).toHaveAccessibleDescription('Please tell us your name.');
  await expect(form(page).getByLabel('Your e-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByLabel('Your e-mail')).toHaveValue('asa@');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await fill(form(page), email);
  await expect(summary(page)).toHaveCount(0);
  await form(page).getByText(other.name).click();
  await form(page).getByLabel('Budget').selectOption('10k-40k');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact')) posts += 1;
  });
  await button(page).dblclick();
  await expect(sentHeading(page)).toBeFocused();
  await expect(form(page)).toHaveCount(0);

  expect(posts).toBe(1);
  const [row, ...more] = storedBy(email);
  expect(row).toMatchObject({ name: 'Ölveti Åsa', message, services: `${asked.slug} ${other.slug}`, budget: '10k-40k' });
  expect(more).toEqual([]);
  await expect(page.locator('main')).toContainText(row?.reference ?? 'no reference');
  await expect
    .poll(async () => (await announced(page)).at(-1))
    .toMatch(new RegExp(`^Your line has arrived\\..* ${row?.reference}$`));
  expect(await announced(page)).toContain('Sending');
  await expect.poll(() => storedBy(email)[0]?.notice).toBe('sent');
  expect(await countNotices(email, WEBHOOK_URL)).toBe(1);
  expect(await drafts(page)).toEqual([]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  // The browser reports the response to the first try.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('what was typed, even before the scripts arrived, survives a reload; a deselected service stays deselected', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_next/static/chunks/**');
  await page.goto(`${routes.contact}?service=${asked.slug}`, { waitUntil: 'commit' });
  await fill(form(page), uniqueAddress('early'));
  release();
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await form(page).getByText(asked.name).click();
  await form(page).getByText(other.name).click();
  await page.reload();
  await expect(form(page).getByLabel('Your message')).toHaveValue(message);
  await expect(form(page).getByLabel(other.name)).toBeChecked();
  await expect(form(page).getByLabel(asked.name)).not.toBeChecked();
});

test('when the rest of the script cannot load, the browser posts the form, as often as it is sent', async ({ page }) => {
  const email = uniqueAddress('bare');
  await visit(page, routes.contact);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await fill(form(page), email);
  // A response without content leaves the page in place, like Back to a cached page or a cancelled post.
  await page.route('**/api/contact', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const posted = page.waitForRequest('**/api/contact');
  await button(page).click();
  await posted;
  await expect(button(page)).toHaveText('Send');
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
  await button(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your line has arrived.');
  expect(storedBy(email)).toHaveLength(1);
});

test('a Swedish form shows its errors and its thanks in Swedish', async ({ page }) => {
  const email = uniqueAddress('svensk');
  await visit(page, routes.sweden);
  await form(page).getByLabel('Ditt namn').fill('Åsa Öberg');
  await form(page).getByLabel('Din e-post').fill('nobody@nowhere');
  await form(page).getByLabel('Ditt meddelande').fill('Vi har elva mottagningar.');
  await form(page).getByLabel('Budget').selectOption('Under 100 000 kr');
  await button(page).click();
  await expect(summary(page, 'En sak att rätta innan det kan skickas')).toBeFocused();
  await form(page).getByLabel('Din e-post').fill(email);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Ditt meddelande har kommit fram.' })).toBeFocused();
  expect(storedBy(email)).toMatchObject([{ kind: 'inquiry', budget: 'under-100k-sek' }]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page answers with the errors first, and keeps what was typed', async ({ page }) => {
    const email = uniqueAddress('plain');
    await page.goto(routes.contact);
    await fill(form(page), 'nobody@nowhere');
    await form(page).getByText(other.name).click();
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there.');
    await expect(form(page).getByLabel('Your message')).toHaveValue(message);
    await expect(form(page).getByLabel(other.name)).toBeChecked();
    await form(page).getByLabel('Your e-mail').fill(email);
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your line has arrived.');
    const [row] = storedBy(email);
    expect(row).toMatchObject({ message, services: other.slug });
    await expect(page.locator('header')).toContainText(row?.reference ?? 'no reference');
    // The response came from a POST, so a reload posts again.
    await page.reload();
    expect(storedBy(email)).toHaveLength(1);
  });

  // Where every position has expired, no page has a form for applications.
  for (const position of jobPage ? [jobPage] : []) {
    test('an application is stored with its position and links back to it', async ({ page }) => {
      const email = uniqueAddress('applies');
      await page.goto(position);
      await fill(form(page), email);
      const link = 'https://example.com/cv';
      await form(page)
        .getByLabel(/^Links/)
        .fill(link);
      await button(page).click();
      await page.getByRole('link', { name: 'Back to the position' }).click();
      await expect(page).toHaveURL(position);
      expect(storedBy(email)).toMatchObject([{ kind: 'application', job: position.split('/').at(-1), link }]);
    });
  }
});
