import { existsSync, readFileSync } from 'node:fs';
import { parser } from 'sax';
import { expect, test } from 'vitest';
import { staticFiles } from '#scripts/serve/wrangler.ts';
import { attribute, findAll, type Node, parseDocument, textOf } from '#src/build/html/document.ts';
import { loadJobs, loadPage, loadWorks } from '#src/content/load/load.ts';
import { feedPath, jobPath, routes, site, workPath } from '#src/site.ts';
import { builtPages } from './checks/pages.ts';

const { built } = JSON.parse(readFileSync('out/build.json', 'utf8'));
const jobs = loadJobs(new Date(built)).map(({ slug }) => jobPath(slug));
const works = loadWorks().map(({ slug }) => workPath(slug));

test.each([
  [routes.career, jobs, Boolean(loadPage('career').positions)],
  [routes.works, works, works.length > 0],
])('%s has a feed of its list (RFC 4287)', async (path, list, hasFeed) => {
  const url = site.url + feedPath(path);
  const heads = builtPages().filter(
    ({ document }) => findAll(document, 'link', { type: 'application/atom+xml', href: url }).length,
  );
  expect(heads.map((page) => page.path)).toEqual(hasFeed ? [path] : []);
  expect(existsSync(`out${feedPath(path)}`)).toBe(hasFeed);
  if (!hasFeed) return;
  const response = await (await staticFiles('out'))(new Request(url));
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await response.text();
  parser(true, { xmlns: true }).write(xml).close();
  const feed = parseDocument(xml);
  expect(findAll(feed, 'feed', { xmlns: 'http://www.w3.org/2005/Atom' })).toHaveLength(1);
  const entries = findAll(feed, 'entry').map((entry: Node) => ({
    link: findAll(entry, 'link').map((link) => attribute(link, 'href')),
    ...Object.fromEntries(
      ['id', 'title', 'updated'].map((tag) => [tag, findAll(entry, tag).map(textOf)]),
    ),
  }));
  const title = [expect.stringMatching(/\S/)];
  const updated = [expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)];
  expect(entries).toEqual(
    list.map((entry) => site.url + entry).map((id) => ({ id: [id], link: [id], title, updated })),
  );
});
