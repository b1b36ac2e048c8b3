import { prototypePath, workPath } from '../../../src/site.ts';
import { violationsInBothSchemes } from '../accessible.ts';
import { complaintsOf } from '../complaints.ts';
import { expect, hydrated, test } from '../visit.ts';
import { pressEscape } from './play.ts';
import { frameOf, opener, openPrototype, prototypes } from './prototypes.ts';

for (const { slug, title } of prototypes) {
  test(`${slug}: nothing of the prototype is loaded before it is asked for; Escape leaves it`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const complaints = complaintsOf(page);
    await page.goto(workPath(slug));
    await hydrated(page);
    const button = opener(page, title);
    const picture = page.locator('figure', { has: button }).locator('img');
    await button.scrollIntoViewIfNeeded();
    const { width, height } = (await picture.boundingBox()) ?? {};
    expect(asked).not.toContain(prototypePath(slug));

    await button.focus();
    await page.keyboard.press('Enter');
    const frame = frameOf(page, title);
    await expect(frame).toHaveAttribute('data-ready');
    await expect(frame).toBeFocused();
    expect(await frame.boundingBox()).toMatchObject({ width, height });
    pressEscape(page);
    await expect(frame).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test(`${slug}: the button closes what it has opened`, async ({ page }) => {
    await openPrototype(page, slug);
    await page.getByRole('button', { name: `Close: ${title}` }).click();
    await expect(frameOf(page, title)).toHaveCount(0);
    await expect(opener(page, title)).toBeFocused();
  });

  test(`${slug}: is kept apart from the site, and out of search engines`, async ({ page, request }) => {
    const headers = (await request.get(prototypePath(slug))).headers();
    expect(headers['content-security-policy']).toBe("sandbox allow-scripts allow-downloads; frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
    await page.goto(prototypePath(slug));
    expect(await page.evaluate(() => origin)).toBe('null');
  });

  test(`${slug}: axe finds nothing in the first view`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 427 });
    await page.goto(prototypePath(slug));
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test(`${slug}: the picture stays where the prototype does not load`, async ({ page }) => {
    await page.route(`**${prototypePath(slug)}`, (route) => route.abort());
    await page.goto(workPath(slug));
    await hydrated(page);
    await opener(page, title).click();
    await expect(page.getByRole('button', { name: `It did not load. Try again: ${title}` })).toBeVisible();
    await expect(frameOf(page, title)).toHaveCount(0);
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, answer: null });
  for (const { slug } of prototypes)
    test(`${slug}: there is the picture, and no button`, async ({ page }) => {
      await page.goto(workPath(slug));
      await expect(page.locator('main figure img').first()).toBeAttached();
      await expect(page.locator('main figure').getByRole('button')).toHaveCount(0);
    });
});
