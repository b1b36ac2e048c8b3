import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { mapsFolder } from '#scripts/build/keepMaps.ts';
import { shellWords } from '#src/shell/shellWords.ts';
import { routes } from '#src/site.ts';
import { heading, visit, waitForHydration } from '../visit.ts';
import { breakAndWait, expect, stored, test } from './visitor.ts';

/** Throws an error and rejects a promise before any script but the inline one has run. */
function breakEarly() {
  let kept: Window['earlyErrors'];
  Object.defineProperty(window, 'earlyErrors', {
    get: () => kept,
    set(value: Window['earlyErrors']) {
      kept = value;
      queueMicrotask(() => {
        throw new TypeError('early error');
      });
      Promise.reject(new RangeError('early rejection'));
    },
  });
}

test.describe('on a first visit', () => {
  test.use({ answer: null });

  test('errors before and after hydration arrive once, without personal data', async ({
    page,
    context,
    ingest,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'session', value: 'secretcookie', url: baseURL ?? '' }]);
    await page.addInitScript(breakEarly);
    await page.goto(`${routes.works}?mail=secretquery#secretfragment`, {
      referer: `${baseURL}/?from=secretreferrer`,
    });
    await waitForHydration(page);
    await page.evaluate(() => fetch('/robots.txt?token=secrettoken#secrethash'));
    await page.evaluate(() =>
      console.warn('see', `${location.origin}/?x=secretlog`, { url: '/works?secretobject' }),
    );
    await breakAndWait(page, ingest, 'late error');
    await expect.poll(ingest.traces).toEqual([`pageload ${routes.works}`]);
    // The first two may arrive in either order.
    await expect
      .poll(async () => (await ingest.errors()).sort())
      .toEqual(['early error', 'early rejection', 'late error']);
    const [{ release, contexts } = {}] = await ingest.payloads('transaction');
    for (const event of await ingest.payloads('event')) {
      expect(event).toMatchObject({ release, transaction: routes.works });
      expect(event.contexts?.trace?.trace_id).toBe(contexts?.trace?.trace_id);
      expect(event.user).toBeUndefined();
      expect(event.exception?.values?.[0]?.mechanism).toMatchObject({ handled: false });
    }

    const all = await ingest.received();
    expect(JSON.stringify(all).match(/.{0,60}secret.{0,20}/g)).toBeNull();
    for (const { headers } of all)
      expect(Object.keys(headers).join()).not.toMatch(/cookie|authorization|referer/);
    expect(await stored(page)).toMatchObject({ local: {}, session: {} });
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['session']);
  });
});

test('a page that fails to render is reported once; the next works', async ({
  page,
  ingest,
  menu,
}) => {
  // The page data of a navigation, without the fields that the page needs.
  await page.route('**/_next/data/**/works/*.json*', (route) =>
    route.fulfill({ json: { pageProps: { work: {} }, __N_SSG: true } }),
  );
  await visit(page, routes.works);
  await page.getByRole('main').locator(`a[href^="${routes.works}/"]`).first().click();
  const { title } = shellWords.failure;
  await expect(heading(page)).toHaveText(title);
  await expect.poll(async () => (await ingest.errors()).length).toBeGreaterThan(0);
  await menu.goTo(routes.about);
  await expect(heading(page)).not.toHaveText(title);
  await breakAndWait(page, ingest, 'later');
  const [event, ...later] = await ingest.payloads('event');
  const names = [event, ...later].map((it) => it?.transaction);
  expect(names).toEqual(['/works/[slug]', routes.about]);
  expect(event?.contexts?.react?.componentStack).toContain('at ');
  const error = event?.exception?.values?.at(-1);
  expect(error).toMatchObject({ type: 'TypeError', mechanism: { handled: true } });

  await test.step('source maps lead from the error to the source', () => {
    const sources = error?.stacktrace?.frames?.flatMap(
      ({ filename = '', lineno = 0, colno = 0 }) => {
        const { pathname } = new URL(filename);
        if (!pathname.startsWith('/_next/static/')) return [];
        const map = readFileSync(`${mapsFolder}${decodeURIComponent(pathname)}.map`, 'utf8');
        const origin = new SourceMap(JSON.parse(map)).findOrigin(lineno, colno);
        return 'fileName' in origin ? origin.fileName : [];
      },
    );
    // The page data has no colours, which the screen reads.
    const last = sources?.findLast((file) => file.includes('/src/'));
    expect(last).toContain('src/screens/work/WorkScreen.tsx');
  });
});
