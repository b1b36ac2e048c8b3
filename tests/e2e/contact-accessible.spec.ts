import { button, fill, form, ownNetwork, storedBy, uniqueAddress } from './contactParts.ts';
import { announced, listen } from './liveRegions.ts';
import { expect, test, visit } from './visit.ts';

const { INQUIRIES_FILE = '' } = process.env;

test.use(ownNetwork);

test('sending and its success are announced, with the reference', async ({ page }) => {
  const email = uniqueAddress('said');
  await listen(page);
  await visit(page, '/contact-us');
  await fill(form(page), email);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Your line has arrived.' })).toBeFocused();
  const [row] = storedBy(email, INQUIRIES_FILE);
  await expect
    .poll(() => announced(page))
    .toEqual(['Sending', expect.stringMatching(new RegExp(`^Your line has arrived\\. We answer.* ${row?.reference}$`))]);
});

test('no field is invalid before it is sent, and each has a name of whole words', async ({ page }) => {
  await visit(page, '/contact-us');
  for (const name of ['name', 'email', 'company', 'message', 'budget', 'start']) {
    await expect(form(page).locator(`#${name}`)).toHaveAttribute('aria-invalid', 'false');
  }
  // Chromium joins the texts of two boxes if the space between them belongs to neither.
  for (const label of await form(page).locator('label:has(span), legend:has(span)').all()) {
    expect(await label.evaluate((it) => it.firstChild?.textContent)).toMatch(/ $/);
  }
});

test('a text that is too long is kept whole, and the form says so', async ({ page }) => {
  await visit(page, '/contact-us');
  await fill(form(page), uniqueAddress('long'));
  const pasted = 'Long. '.repeat(1000);
  await form(page).getByLabel('Your message').focus();
  await page.keyboard.insertText(pasted);
  await button(page).click();
  await expect(page.getByRole('group', { name: /One thing has/ })).toBeFocused();
  await expect(form(page).getByLabel('Your message')).toHaveAccessibleDescription(/longer than 5000 characters/);
  expect((await form(page).getByLabel('Your message').inputValue()).length).toBeGreaterThan(6000);
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a field that the keyboard comes to is in the window', async ({ page }) => {
    await visit(page, '/contact-us');
    await form(page).getByLabel('Your name').focus();
    for (const name of ['Your e-mail', 'Company']) {
      await page.keyboard.press('Tab');
      await expect(form(page).getByLabel(name)).toBeFocused();
      await expect(form(page).getByLabel(name)).toBeInViewport({ ratio: 1 });
    }
  });

  test('a field that a fault leads to is in the window', async ({ page }) => {
    await visit(page, '/contact-us');
    await button(page).click();
    for (const fault of await page
      .getByRole('group', { name: /put right/ })
      .getByRole('link')
      .all()) {
      await fault.click();
      await expect(form(page).locator(':focus')).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('group', { name: /put right/ }).focus();
    }
  });
});

test('a service is found anywhere on its word', async ({ page }) => {
  await visit(page, '/contact-us');
  const label = form(page).locator('label', { hasText: 'UX audit' });
  const [whole, box] = [await label.boundingBox(), await label.getByRole('checkbox').boundingBox()];
  expect(box?.width).toBeGreaterThan((whole?.width ?? Number.NaN) - 6);
  expect(box?.height).toBeGreaterThan((whole?.height ?? Number.NaN) - 6);
  await label.getByRole('checkbox').check();
  await expect(label.getByRole('checkbox')).toBeChecked();
});
