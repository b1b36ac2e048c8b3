import { routes } from '../../../src/site.ts';
import { expectRestoredFromCache } from '../keptPage.ts';
import { expect, recordEveryVisit, test } from './visitor.ts';

test.use({ answer: 'true' });
test.beforeEach(({ context }) => recordEveryVisit(context));

test('a page that is being recorded is restored from the back/forward cache too', async ({ page, ingest }) => {
  await page.goto(routes.home);
  await expect.poll(() => ingest.payloads('replay_event')).not.toEqual([]);
  await expectRestoredFromCache(page, routes.about);
});
