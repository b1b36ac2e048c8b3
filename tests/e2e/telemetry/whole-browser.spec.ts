import { routes } from '#src/site.ts';
import { expect, recordEveryVisit, test } from './visitor.ts';

test.use({ answer: 'true' });

test('a recorded page is restored from the back/forward cache', async ({
  page,
  context,
  ingest,
}) => {
  await recordEveryVisit(context);
  await page.goto(routes.home);
  await expect.poll(() => ingest.payloads('replay_event')).not.toEqual([]);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto(routes.about);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
});
