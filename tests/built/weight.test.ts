import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testAgencyProject } from '#scripts/e2e/testAgency.ts';
import { compress } from '#scripts/serve/compress.ts';
import { staticFiles } from '#scripts/serve/wrangler.ts';
import { deferredScriptsOf } from '#src/build/html/deferScripts.ts';
import { findAll, textOf } from '#src/build/html/document.ts';
import { weightBudgets } from '#src/content/texts/weightBudgets.ts';
import { routes, site } from '#src/site.ts';
import { type BuiltPage, builtPages } from './checks/pages.ts';

const compressedSize = async (body: Buffer | string) => (await compress(body)).length;

/** In bytes. `scripts` are all scripts of the first load. */
async function weigh({ html, document }: BuiltPage, folder: string) {
  const scripts = deferredScriptsOf(html).map((script) =>
    compressedSize(readFileSync(join(folder, decodeURIComponent(script)))),
  );
  return {
    html: await compressedSize(html),
    scripts: (await Promise.all(scripts)).reduce((total, bytes) => total + bytes, 0),
    styles: await compressedSize(findAll(document, 'style').map(textOf).join('')),
  };
}

/**
 * Bytes that a server sends before it waits for an acknowledgement: ten packets (RFC 6928) of 1,460.
 * One more byte costs a slow phone 150 ms.
 */
const firstPackets = 14_600;

const isPreview = JSON.parse(readFileSync('out/build.json', 'utf8')).environment === 'preview';
/** Extra bytes for the ribbon that only previews show. */
const ribbon = isPreview ? 500 : 0;

const weighHome = (folder: string) => {
  const [home] = builtPages(folder).filter(({ path }) => path === routes.home);
  return home ? weigh(home, folder) : expect.fail('there is no home page');
};

test.each(['out', `${testAgencyProject}/out`])(
  'every page in %s is within its budget',
  async (folder) => {
    for (const page of builtPages(folder)) {
      const weights = await weigh(page, folder);
      for (const [measure, limit] of Object.entries(weightBudgets))
        expect
          .soft(weights[measure as keyof typeof weightBudgets], `${measure} of ${page.path}`)
          .toBeLessThanOrEqual(limit + ribbon);
    }
  },
);

// The prototype of the day makes a difference of 60 bytes, the commit's name in addresses one of 30.
test('the home page fits into the first packets', async () => {
  const { html } = await weighHome('out');
  const { headers } = await (await staticFiles('out'))(new Request(site.url));
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  // 150 bytes for headers that every server adds, such as the date.
  expect(html + lines.join('').length + 150).toBeLessThan(firstPackets + ribbon);
});

test('with telemetry the home page loads at most 1.5 KB more scripts', async () => {
  const { scripts } = await weighHome(`${testAgencyProject}/out`);
  expect(scripts - (await weighHome('out')).scripts).toBeLessThanOrEqual(1536);
});

// pages.test.ts finds scripts that would block.
test('every page preloads one font, and no style sheet blocks its first paint', () => {
  for (const { document, path } of builtPages()) {
    expect(findAll(document, 'link', { rel: 'preload', as: 'font' }), path).toHaveLength(1);
    expect(findAll(document, 'link', { rel: 'stylesheet' }), path).toEqual([]);
  }
});
