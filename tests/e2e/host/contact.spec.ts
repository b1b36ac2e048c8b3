import type { Page } from 'playwright/test';
import { errorId } from '#src/contact/formIds.ts';
import { maxCvBytes } from '#src/contact/limits.ts';
import { services } from '#src/content/facts/services.ts';
import { takesCv } from '#src/content/facts/takesCv.ts';
import { routes, siteLanguage } from '#src/site.ts';
import allWords from '#words/all';
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
} from '../contactParts.ts';
import { jobPage } from '../sitemap.ts';
import { allScripts, expect, heading, skipUnless, test, visit } from '../visit.ts';

const { almost } = allWords[siteLanguage].answers;
const stored = (email: string) => storedBy(email, process.env.HOST_INQUIRIES_FILE);
const choose = (page: Page, content: string | Buffer) =>
  page.locator('#cv').setInputFiles({ name: 'cv.pdf', mimeType: '', buffer: Buffer.from(content) });

test.use(ownNetwork);

test('without the code for sending the browser posts the form', async ({ page }) => {
  const email = uniqueAddress();
  await visit(page, routes.contact);
  await page.route(allScripts, (route) => route.abort());
  await fill(page, email);
  await button(page).click();
  await expect(heading(page)).toHaveText(words.inquiry.heading);
  await expect(page.getByRole('definition').filter({ hasText: message })).toBeVisible();
  const references = stored(email).map(({ reference }) => `${reference}`);
  expect(references).toHaveLength(1);
  await expect(page.locator('main p strong')).toHaveText(references);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with errors returns as it was, and is stored once when corrected', async ({
    page,
  }) => {
    const typed = {
      name: `"'><b>Å</b> &amp; &`,
      email: 'nobody@nowhere',
      message: '\n\n</textarea>&lt;',
    };
    await page.goto(routes.contact);
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text);
    await form(page).getByLabel(services[0].name).check();
    await page.locator('#start').selectOption({ index: 1 });
    const start = await page.locator('#start').inputValue();
    await button(page).click();

    await expect(page).toHaveTitle(new RegExp(`^${almost}`));
    const summary = errorSummary(page, 1);
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    const invalid = page.locator('[aria-invalid=true]');
    await expect(page.locator(`#${errorId('email')}`)).toBeVisible();
    await expect(invalid).toHaveAccessibleDescription(words.missing.email ?? '');
    for (const [id, text] of Object.entries(typed))
      await expect(page.locator(`#${id}`)).toHaveValue(text);
    await summary.getByRole('link').click();
    await expect(invalid).toBeFocused();

    const email = uniqueAddress();
    await invalid.fill(email);
    await button(page).click();
    await expect(heading(page)).toHaveText(words.inquiry.heading);
    // The confirmation came from a POST, so a reload posts again.
    await page.reload();
    await expect(form(page)).toHaveCount(0);
    expect(stored(email)).toMatchObject([{ services: services[0].slug, name: typed.name, start }]);
  });

  test('a refused post keeps its hidden values, but not the trap’s', async ({ request }) => {
    const hidden = { kind: 'application', job: 'closed', key: '0123456789abcdef' };
    const response = await request.post('/api/contact', {
      form: { name: 'A', email: 'a@b.se', message: 'B', subject: 'bot', ...hidden },
      headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
    });
    const page = await response.text();
    for (const [name, value] of Object.entries(hidden))
      expect(page).toContain(`<input type="hidden" name="${name}" value="${value}"`);
    expect(page).not.toMatch(/<script|value="bot"|name="company"[^>]* value=/);
  });

  test('a CV that is too large costs no words, and the largest is stored', async ({ page }) => {
    skipUnless(takesCv && jobPage, 'CVs and an open position');
    const email = uniqueAddress();
    const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n')], bytes);
    await page.goto(jobPage ?? '');
    const lead = await page.locator('[data-answer]').innerText();
    await fill(page, email);
    await choose(page, pdfOf(6 * maxCvBytes));
    await button(page).click();
    const problemAndHint = new RegExp(`^${words.tooLarge} .`);
    await expect(page.locator('#cv')).toHaveAccessibleDescription(problemAndHint);
    await expect(page.locator('#message')).toHaveValue(message);
    await expect(page.locator('[data-answer]')).not.toHaveText(lead);
    await choose(page, pdfOf(maxCvBytes));
    await button(page).click();
    await expect(heading(page)).toHaveText(words.application.heading);
    const job = jobPage?.split('/').at(-1);
    expect(stored(email)).toMatchObject([{ job, message, cv: expect.stringMatching(/\.pdf$/) }]);
  });
});
