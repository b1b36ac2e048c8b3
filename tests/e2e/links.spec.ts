import { site } from '../../src/site.ts';
import { pages } from './sitemap.ts';
import { expect, test } from './visit.ts';

/** The HTML of each page as served, by path. */
const htmlOf = async (get: (path: string) => Promise<string>) =>
  new Map(await Promise.all(pages.map(async (path) => [path, await get(path)] as const)));

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

test('every page has its own title and description', async ({ request }) => {
  const html = await htmlOf(async (path) => (await request.get(path)).text());
  const seen = new Map<string, string>();
  for (const [path, text] of html) {
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect.soft(title, `title of ${path}`).toContain(site.name);
    expect.soft(description.length, `length of the description of ${path}`).toBeGreaterThan(40);
    for (const words of [title, description]) {
      expect.soft(seen.get(words), `"${words}" of ${path} is also on`).toBeUndefined();
      seen.set(words, path);
    }
  }
});

test('every internal link leads to a page, and every fragment to an element on it', async ({ request }) => {
  const html = await htmlOf(async (path) => (await request.get(path)).text());
  const links = new Map<string, string>();
  for (const [path, text] of html) {
    for (const [, href = ''] of text.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const target = new URL(unescaped(href), site.url + path);
      if (target.origin === site.url) links.set(target.href.slice(site.url.length), path);
    }
  }
  expect(links.size).toBeGreaterThan(pages.length);

  const pathOf = (link: string) => link.replace(/[?#].*$/, '');
  for (const path of new Set([...links.keys()].map(pathOf))) {
    if (html.has(path)) continue;
    const response = await request.get(path);
    expect.soft(response.status(), `status of ${path}`).toBe(200);
    html.set(path, await response.text());
  }
  for (const [link, from] of links) {
    const fragment = decodeURIComponent(link.split('#')[1] ?? '');
    if (fragment) expect.soft(html.get(pathOf(link))?.includes(` id="${fragment}"`), `${link}, linked on ${from}`).toBe(true);
  }
});

test('robots.txt names the sitemap', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
});
