import { existsSync, readFileSync } from 'node:fs';
import { parser } from 'sax';
import { expect, test } from 'vitest';
import { staticFiles } from '#scripts/serve/wrangler.ts';
import { attribute, findAll, type Node, parseDocument, textOf } from '#src/build/html/document.ts';
import { loadJobs, loadPage, loadWorks } from '#src/content/build/load.ts';
import { feedPath, jobPath, routes, site, workPath } from '#src/site.ts';
import { builtPages } from './checks/pages.ts';

const texts = (node: Node, tag: string) => findAll(node, tag).map(textOf);
const linksIn = (node: Node) =>
  findAll(node, 'link').map((it) => [attribute(it, 'rel') ?? 'alternate', attribute(it, 'href')]);

const { built } = JSON.parse(readFileSync('out/build.json', 'utf8'));
const lists = {
  [routes.career]: () => loadJobs(new Date(built)).map(({ slug }) => jobPath(slug)),
  [routes.works]: () => loadWorks().map(({ slug }) => workPath(slug)),
};
const hasFeed = (path: string) =>
  path === routes.career ? Boolean(loadPage('career').positions) : loadWorks().length > 0;

test.each(Object.entries(lists))('%s has a feed of its list (RFC 4287)', async (path, list) => {
  const url = site.url + feedPath(path);
  const heads = builtPages().filter(({ document }) =>
    findAll(document, 'link', { type: 'application/atom+xml' }).some(
      (link) => attribute(link, 'href') === url,
    ),
  );
  expect(heads.map((page) => page.path)).toEqual(hasFeed(path) ? [path] : []);
  expect(existsSync(`out${feedPath(path)}`)).toBe(hasFeed(path));
  if (!hasFeed(path)) return;
  const response = await (await staticFiles('out'))(new Request(url));
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  const xml = await response.text();
  parser(true, { xmlns: true }).write(xml).close();
  const [feed] = findAll(parseDocument(xml), 'feed', { xmlns: 'http://www.w3.org/2005/Atom' });
  expect(feed, 'the root').toBeDefined();
  const entries = feed ? findAll(feed, 'entry') : [];
  const [head = ''] = xml.split('<entry>');
  expect(texts(parseDocument(head), 'name')).toEqual([site.name]);
  expect(linksIn(parseDocument(head))).toEqual([
    ['self', url],
    ['alternate', site.url + path],
  ]);
  for (const node of [parseDocument(head), ...entries]) {
    const [ids, titles, times] = ['id', 'title', 'updated'].map((tag) => texts(node, tag));
    expect([ids?.length, titles, times]).toEqual([
      1,
      [expect.stringMatching(/\S/)],
      [expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
    ]);
  }
  const expected = list().map((entry) => site.url + entry);
  expect(entries.flatMap((entry) => texts(entry, 'id'))).toEqual(expected);
  expect(entries.map(linksIn)).toEqual(expected.map((entry) => [['alternate', entry]]));
});
