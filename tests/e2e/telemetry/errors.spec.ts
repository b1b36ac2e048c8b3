import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { mapsFolder } from '../../../scripts/e2e/agency.ts';
import { shellWords } from '../../../src/shell/shellWords.ts';
import { routes, shellLanguage } from '../../../src/site.ts';
import { locateMenu, openMenu } from '../menuParts.ts';
import { visit, waitForHydration } from '../visit.ts';
import { breakAndWait, expect, type Frame, stored, test } from './visitor.ts';

/**
 * Looks up a stack frame in the source map of its script.
 * @returns a file such as `src/screens/work/WorkScreen.tsx` and its line, or `undefined` for a
 * frame outside the site's own scripts
 */
function findSource({
  filename,
  lineno = 0,
  colno = 0,
}: Frame): { file: string; line: number } | undefined {
  const { pathname } = new URL(filename);
  if (!pathname.startsWith('/_next/static/')) return undefined;
  const map = new SourceMap(
    JSON.parse(readFileSync(`${join(mapsFolder, decodeURIComponent(pathname))}.map`, 'utf8')),
  );
  const origin = map.findOrigin(lineno, colno);
  if (!('fileName' in origin)) return undefined;
  return {
    file: origin.fileName.replace(/^webpack:\/\/_N_E\/(\.\/)?/, ''),
    line: origin.lineNumber,
  };
}

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

  test('errors before and after hydration arrive once each, without personal data', async ({
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
    const [load] = await ingest.payloads('transaction');
    const events = await ingest.payloads('event');
    for (const event of events) {
      expect(event).toMatchObject({
        tags: { runtime: 'browser' },
        release: load?.release,
        environment: load?.environment,
        transaction: routes.works,
        contexts: { trace: { trace_id: load?.contexts?.trace?.trace_id } },
      });
      expect(event.user).toBeUndefined();
    }
    const errors = events.map(({ exception }) => exception?.values[0]);
    expect(errors).toContainEqual(
      expect.objectContaining({
        type: 'TypeError',
        mechanism: { type: 'onerror', handled: false },
      }),
    );
    const rejection = { type: 'onunhandledrejection', handled: false };
    expect(errors).toContainEqual(
      expect.objectContaining({ type: 'RangeError', mechanism: rejection }),
    );

    const all = await ingest.received();
    expect(JSON.stringify(all).match(/.{0,60}secret.{0,20}/g)).toBeNull();
    for (const { headers } of all)
      expect(Object.keys(headers).join()).not.toMatch(/cookie|authorization|referer/);
    expect(await stored(page)).toMatchObject({ local: {}, session: {} });
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['session']);
  });
});

test('a page that fails to render shows the error page, is reported once, and the next page works', async ({
  page,
  ingest,
}) => {
  // The page data of a navigation, without the fields that the page needs.
  await page.route('**/_next/data/**/works/*.json*', (route) =>
    route.fulfill({ json: { pageProps: { work: {} }, __N_SSG: true } }),
  );
  await visit(page, routes.works);
  await page.getByRole('main').locator(`a[href^="${routes.works}/"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shellWords[shellLanguage].failure.title,
  );
  await expect
    .poll(ingest.traces)
    .toEqual([`pageload ${routes.works}`, 'navigation /works/[slug]']);
  await expect.poll(async () => (await ingest.errors()).length).toBeGreaterThan(0);
  await expect(locateMenu(page).button).toBeVisible();
  const { entry } = await openMenu(page);
  await entry(routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    shellWords[shellLanguage].failure.title,
  );
  await breakAndWait(page, ingest, 'later');
  const events = await ingest.payloads('event');
  expect(events).toHaveLength(2);
  expect(events[0]?.exception?.values.at(-1)).toMatchObject({
    type: 'TypeError',
    mechanism: { handled: true },
  });
  expect(events[0]?.contexts?.react?.componentStack).toContain('at ');
  expect(events.map(({ transaction }) => transaction)).toEqual(['/works/[slug]', routes.about]);

  // The page data has no colours, so the function that reads them throws.
  const { stacktrace } = events[0]?.exception?.values.at(-1) ?? {};
  const frames = stacktrace?.frames.flatMap((frame) => findSource(frame) ?? []) ?? [];
  const { file, line } = frames.findLast((frame) => frame.file.startsWith('src/')) ?? {};
  expect(file).toBe('src/screens/work/ClientField.ts');
  const lines = readFileSync(file ?? '', 'utf8')
    .split('\n')
    .slice(0, (line ?? 0) + 1);
  expect(lines.findLast((text) => /^(export )?(const|function) /.test(text))).toContain(
    'clientColours',
  );
});
