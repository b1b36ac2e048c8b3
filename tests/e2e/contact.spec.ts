import type { Page } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { complaintsOf } from './complaints.ts';
import { button, countNotices, fill, form, message, ownNetwork, storedBy as storedIn, uniqueAddress } from './contactParts.ts';
import { holdBack } from './held.ts';
import { jobPage } from './sitemap.ts';
import { expect, test, visit } from './visit.ts';

const { INQUIRIES_FILE = '', WEBHOOK_URL = '' } = process.env;

const storedBy = (email: string) => storedIn(email, INQUIRIES_FILE);

/** The path of a position. A test that calls this is skipped when every position has expired. */
function openPosition(): string {
  test.info().skip(!jobPage, 'every position has expired, so no page has a form for applications');
  return jobPage ?? '';
}

test.use(ownNetwork);

test.describe('with scripts', () => {
  test('an inquiry is stored, triggers a notice and is answered in place', async ({ page }) => {
    const email = uniqueAddress('whole');
    const complaints = complaintsOf(page);
    await visit(page, '/services/ux-audit');
    await page.locator('main').getByRole('link', { name: 'Write to us about a UX audit' }).click();
    await expect(form(page).getByLabel('UX audit')).toBeChecked();
    await fill(form(page), email);
    await form(page).getByText('Branding').click();
    await form(page).getByLabel('Budget').selectOption('10k-40k');
    await button(page).click();
    const heading = page.getByRole('heading', { name: 'Your line has arrived.' });
    await expect(heading).toBeFocused();
    await expect(form(page)).toHaveCount(0);

    const [row] = storedBy(email);
    expect(row).toMatchObject({ name: 'Ölveti Åsa', message, services: 'ux-audit branding', budget: '10k-40k' });
    await expect(page.locator('main')).toContainText(row?.reference ?? 'no reference');
    await expect.poll(() => storedBy(email)[0]?.notice).toBe('sent');
    expect(await countNotices(email, WEBHOOK_URL)).toBe(1);
    expect(await drafts(page)).toEqual([]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('errors are shown beside their fields and in a summary that takes focus', async ({ page }) => {
    const email = uniqueAddress('faults');
    await visit(page, '/contact-us');
    await form(page).getByLabel('Your e-mail').fill('asa@');
    await button(page).click();
    const summary = page.getByRole('group', { name: 'Three things have to be put right before this can be sent' });
    await expect(summary).toBeFocused();
    await expect(form(page).getByLabel('Your name')).toHaveAccessibleDescription('Please tell us your name.');
    await expect(form(page).getByLabel('Your e-mail')).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await summary.getByRole('link', { name: 'Please tell us your name.' }).click();
    await expect(form(page).getByLabel('Your name')).toBeFocused();
    await expect(form(page).locator('label[for=name]')).toBeInViewport();
    await fill(form(page), email);
    await expect(page.getByRole('group', { name: /put right/ })).toHaveCount(0);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Your line has arrived.' })).toBeVisible();
    expect(storedBy(email)).toHaveLength(1);
  });

  test('what was typed survives a reload, and a service that was deselected stays deselected', async ({ page }) => {
    await visit(page, '/contact-us?service=scoping');
    await fill(form(page), uniqueAddress('reload'));
    await form(page).getByText('Scoping').click();
    await form(page).getByText('UI design').click();
    await page.reload();
    await expect(form(page).getByLabel('Your message')).toHaveValue(message);
    await expect(form(page).getByLabel('UI design')).toBeChecked();
    await expect(form(page).getByLabel('Scoping')).not.toBeChecked();
  });

  test('offline nothing is lost, and once online the same form can be sent', async ({ page, context }) => {
    const email = uniqueAddress('offline');
    await visit(page, '/contact-us');
    await fill(form(page), email);
    await context.setOffline(true);
    await button(page).click();
    const summary = page.getByRole('group', { name: /could not be reached/ });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(form(page).getByLabel('Your message')).toHaveValue(message);
    await context.setOffline(false);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Your line has arrived.' })).toBeVisible();
    expect(storedBy(email)).toHaveLength(1);
  });

  test('a double click sends one inquiry, and a second try after a lost response does not add another', async ({ page }) => {
    const email = uniqueAddress('double');
    await visit(page, '/contact-us');
    await fill(form(page), email);
    let posts = 0;
    await page.route('**/api/contact', async (route) => {
      posts += 1;
      const response = await route.fetch();
      if (posts > 1) return route.fulfill({ response });
      return route.abort();
    });
    await button(page).dblclick();
    await expect(page.getByRole('group', { name: /could not be reached/ })).toBeFocused();
    expect(posts).toBe(1);
    await button(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Your line has arrived.' })).toBeVisible();
    expect(posts).toBe(2);
    expect(storedBy(email)).toHaveLength(1);
  });

  test('when the rest of the script cannot load, the browser posts the form and a page answers', async ({ page }) => {
    const email = uniqueAddress('bare');
    await visit(page, '/contact-us');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await fill(form(page), email);
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your line has arrived.');
    expect(storedBy(email)).toHaveLength(1);
  });

  test('a form that the browser has posted can be sent again, whatever the outcome', async ({ page }) => {
    await visit(page, '/contact-us');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await fill(form(page), uniqueAddress('again'));
    // A response without content leaves the page in place, like Back to a cached page or a cancelled post.
    await page.route('**/api/contact', (route) => route.fulfill({ status: 204 }));
    for (let times = 0; times < 2; times++) {
      const posted = page.waitForRequest('**/api/contact');
      await button(page).click();
      await posted;
      await expect(button(page)).toHaveText('Send');
      await expect(button(page)).not.toHaveAttribute('aria-disabled');
    }
  });

  const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('Draft')));

  test('nothing is stored for a visitor who has typed nothing, and anything typed is', async ({ page }) => {
    await visit(page, '/contact-us?service=scoping');
    await expect(form(page).getByLabel('Scoping')).toBeChecked();
    await form(page).getByLabel('Your name').focus();
    expect(await drafts(page)).toEqual([]);
    await page.keyboard.type('Å');
    await expect.poll(() => drafts(page)).toHaveLength(1);
  });

  test('what was typed before the scripts arrived is kept', async ({ page }) => {
    const release = await holdBack(page, '**/_next/static/chunks/**');
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await fill(form(page), uniqueAddress('early'));
    release();
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await page.reload();
    await expect(form(page).getByLabel('Your message')).toHaveValue(message);
  });

  test('a refusal keeps the text and offers another way to reach us', async ({ page }) => {
    await visit(page, '/contact-us');
    await fill(form(page), uniqueAddress('refused'));
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'storage_unavailable', message: 'We cannot take messages just now.', faults: {} },
      }),
    );
    await button(page).click();
    await expect(page.getByRole('group', { name: 'We cannot take messages just now.' })).toBeFocused();
    await expect(form(page).getByLabel('Your message')).toHaveValue(message);
  });

  test('the whole form works with the keyboard', async ({ page }) => {
    const email = uniqueAddress('keys');
    await visit(page, '/contact-us');
    await form(page).getByLabel('Your name').focus();
    for (const text of ['Ölveti Åsa', email, 'Fjäll & Co']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(form(page).getByLabel('UX audit')).toBeChecked();
    await form(page).getByLabel('Your message').focus();
    await page.keyboard.type('One line.');
    for (let stops = 0; stops < 4; stops++) await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your line has arrived.' })).toBeVisible();
    expect(storedBy(email)).toMatchObject([{ company: 'Fjäll & Co', services: 'ux-audit' }]);
  });

  test('an application is stored with its position', async ({ page }) => {
    const email = uniqueAddress('applies');
    await visit(page, openPosition());
    await fill(form(page), email);
    await form(page)
      .getByLabel(/^Links/)
      .fill('https://example.com/cv');
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Your application has arrived.' })).toBeFocused();
    expect(storedBy(email)).toMatchObject([
      { kind: 'application', job: openPosition().split('/').at(-1), link: 'https://example.com/cv' },
    ]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page answers with the errors first, and keeps what was typed', async ({ page }) => {
    const email = uniqueAddress('plain');
    await page.goto('/contact-us');
    await fill(form(page), 'nobody@nowhere');
    await form(page).getByText('Product design').click();
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there.');
    await expect(page.getByRole('alert')).toContainText('One thing has to be put right');
    await expect(form(page).getByLabel('Your message')).toHaveValue(message);
    await expect(form(page).getByLabel('Product design')).toBeChecked();

    await form(page).getByLabel('Your e-mail').fill(email);
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your line has arrived.');
    const [row] = storedBy(email);
    expect(row).toMatchObject({ message, services: 'product-design' });
    await expect(page.locator('header')).toContainText(row?.reference ?? 'no reference');
    // The response came from a POST, so a reload posts again.
    await page.reload();
    expect(storedBy(email)).toHaveLength(1);
  });

  test('an application links back to its position', async ({ page }) => {
    const email = uniqueAddress('plain-applies');
    const position = openPosition();
    await page.goto(position);
    await fill(form(page), email);
    await button(page).click();
    await page.getByRole('link', { name: 'Back to the position' }).click();
    await expect(page).toHaveURL(position);
    expect(storedBy(email)).toMatchObject([{ kind: 'application' }]);
  });
});

test.describe('on the Swedish page', () => {
  async function fillSwedish(page: Page, email: string) {
    await form(page).getByLabel('Ditt namn').fill('Åsa Öberg');
    await form(page).getByLabel('Din e-post').fill(email);
    await form(page).getByLabel('Ditt meddelande').fill('Vi har elva mottagningar.');
    await form(page).getByLabel('Budget').selectOption('Under 100 000 kr');
  }

  test('a Swedish form shows its errors and its thanks in Swedish', async ({ page }) => {
    const email = uniqueAddress('svensk');
    await visit(page, routes.sweden);
    await fillSwedish(page, 'nobody@nowhere');
    await button(page).click();
    await expect(page.getByRole('group', { name: 'En sak att rätta innan det kan skickas' })).toBeFocused();
    await form(page).getByLabel('Din e-post').fill(email);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Ditt meddelande har kommit fram.' })).toBeFocused();
    expect(storedBy(email)).toMatchObject([{ kind: 'inquiry', budget: 'under-100k-sek' }]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('it is answered by a page in Swedish that links back', async ({ page }) => {
      const email = uniqueAddress('svensk-plain');
      await page.goto(routes.sweden);
      await fillSwedish(page, email);
      await button(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ditt meddelande har kommit fram.');
      await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
      expect(storedBy(email)).toMatchObject([{ budget: 'under-100k-sek' }]);
      await page.getByRole('link', { name: 'Tillbaka till sidan' }).click();
      await expect(page).toHaveURL(routes.sweden);
    });
  });
});
