import type { Page } from 'playwright/test';
import { imagePath, quality, widths } from '../../../src/images/sizes.ts';
import { routes } from '../../../src/site.ts';
import { test } from '../sharedPage.ts';
import { pages } from '../sitemap.ts';
import { expect, visit } from '../visit.ts';

const workPath = pages.find((path) => path.startsWith(`${routes.works}/`)) ?? '';

/** The page's raster pictures: all but the SVG drawings. */
const rasters = (page: Page) => page.locator('img:not([src$=".svg"])');

/** The public path of a picture on the site, as the image resizer's `url` expects it. */
async function somePicture(page: Page): Promise<string> {
  await page.goto(workPath);
  const address = (await rasters(page).first().getAttribute('src')) ?? '';
  return new URLSearchParams(address.replace(/^.*\?/, '')).get('url') ?? '';
}

const ask = (url: string, w: number | string, q?: number | string) =>
  `${imagePath}?${new URLSearchParams({ url, w: String(w), ...(q !== undefined && { q: String(q) }) })}`;

for (const path of [routes.home, workPath]) {
  test(`${path} loads its pictures through the resizer, and each of them decodes`, async ({ page }) => {
    await visit(page, path);
    const pictures = await rasters(page).all();
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(true);
      const source = new URL(await picture.evaluate((it: HTMLImageElement) => it.currentSrc));
      expect(source.pathname).toBe(imagePath);
      expect(widths).toContain(Number(source.searchParams.get('w')));
      expect(source.searchParams.get('q')).toBe(String(quality));
    }
  });
}

test('a narrow window requests narrower pictures than a wide one with a high pixel density', async ({ browser, baseURL }) => {
  const asked: number[] = [];
  for (const [width, deviceScaleFactor] of [
    [360, 1],
    [1600, 2],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await visit(page, workPath);
    const source = await rasters(page)
      .first()
      .evaluate((it: HTMLImageElement) => it.currentSrc);
    asked.push(Number(new URL(source).searchParams.get('w')));
    await context.close();
  }
  const [narrow = 0, wide = 0] = asked;
  expect(narrow).toBeLessThanOrEqual(640);
  expect(wide).toBeGreaterThanOrEqual(1920);
});

const formats = [
  { accept: 'image/avif,image/webp,*/*', type: 'image/avif', magic: /^.{4}ftypavi[fs]/s },
  { accept: 'image/webp,*/*', type: 'image/webp', magic: /^RIFF.{4}WEBP/s },
  { accept: '*/*', type: 'image/png', magic: /^.PNG\r\n.\n/s },
];

for (const { accept, type, magic } of formats) {
  test(`a client that accepts ${accept} gets ${type} in the requested width`, async ({ page }) => {
    const url = await somePicture(page);
    for (const width of [64, 640]) {
      const response = await page.request.get(ask(url, width, quality), { headers: { Accept: accept } });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(type);
      expect(response.headers().vary?.toLowerCase()).toContain('accept');
      const body = await response.body();
      expect(body.toString('latin1')).toMatch(magic);
      const decoded = await page.evaluate(
        async ([base64, kind]) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: kind }));
          return bitmap.width;
        },
        [body.toString('base64'), type] as const,
      );
      expect(decoded).toBe(width);
    }
  });
}

test('a picture whose address has its hash is cached for good', async ({ page }) => {
  const first = await page.request.get(ask(await somePicture(page), 64));
  expect(first.headers()['cache-control']).toContain('immutable');
  const etag = first.headers().etag ?? '';
  const again = await page.request.get(first.url(), { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('a request that cannot be served is refused with a sentence', async ({ page }) => {
  const url = await somePicture(page);
  const refused: [string, number, RegExp][] = [
    [imagePath, 400, /url is missing/],
    [`${imagePath}?url=${encodeURIComponent(url)}`, 400, /w is missing/],
    [ask(url, 641), 400, /w must be one of/],
    [ask(url, 640, 74), 400, /q must be one of/],
    [`${ask(url, 640)}&w=750`, 400, /w is given 2 times/],
    [ask('https://elsewhere.example/a.png', 640), 400, /path on this site/],
    [ask('//elsewhere.example/a.png', 640), 400, /two slashes/],
    [ask('/images/../index.html', 640), 400, /dot segment/],
    [ask('/illustrations/cub-footer.svg', 640), 400, /SVG/],
    [ask('/images/no-such-picture.png', 640), 404, /no picture/],
  ];
  for (const [address, status, sentence] of refused) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(status);
    expect(await response.text()).toMatch(sentence);
  }
  const posted = await page.request.post(ask(url, 640));
  expect(posted.status()).toBe(405);
  expect(posted.headers().allow).toBe('GET, HEAD');
  const head = await page.request.head(ask(url, 640));
  expect(head.status()).toBe(200);
  expect((await head.body()).length).toBe(0);
});
