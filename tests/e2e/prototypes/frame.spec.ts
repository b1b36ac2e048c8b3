import { prototypePath, workPath } from '../../../src/site.ts';
import { expect, test, visit } from '../visit.ts';
import { frameOf, opener, prototypes } from './prototypes.ts';

// The same part shows them all, so one of them stands for the others.
const [{ slug, title } = { slug: '', title: '' }] = prototypes;

test('the picture stays where a prototype does not load; the button tries again, and closes what it has opened', async ({
  page,
}) => {
  await page.route(`**${prototypePath(slug)}`, (route) => route.abort(), { times: 1 });
  await visit(page, workPath(slug));
  await opener(page, title).click();
  const again = page.getByRole('button', { name: `It did not load. Try again: ${title}` });
  await expect(again).toBeVisible();
  await expect(frameOf(page, title)).toHaveCount(0);
  await again.click();
  await expect(frameOf(page, title)).toHaveAttribute('data-ready');
  await page.getByRole('button', { name: `Close: ${title}` }).click();
  await expect(frameOf(page, title)).toHaveCount(0);
  await expect(opener(page, title)).toBeFocused();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, answer: null });
  test('there is the picture, and no button', async ({ page }) => {
    await page.goto(workPath(slug));
    await expect(page.locator('main figure img').first()).toBeAttached();
    await expect(page.locator('main figure').getByRole('button')).toHaveCount(0);
  });
});
