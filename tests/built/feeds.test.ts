import { existsSync, readFileSync } from 'node:fs';
import { parser } from 'sax';
import { expect, test } from 'vitest';
import { staticFiles } from '../../scripts/edge/wrangler.ts';
import { attribute, findAll } from '../../scripts/html/document.ts';
import { loadJobs, loadPage, loadWorks } from '../../src/content/build/load.ts';
import { feedPath, jobPath, routes, site, workPath } from '../../src/site.ts';
import { builtPages } from './checks/pages.ts';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** Reads a feed. @throws Error if it is not well-formed XML, or not Atom */
function readFeed(xml: string): Element {
  const document: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [document];
  const reader = parser(true, { xmlns: true });
  reader.onopentag = ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element = {
      ...document,
      name: local,
      attributes: Object.fromEntries(values),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  reader.ontext = (text) => Object.assign(open.at(-1) ?? {}, { text });
  reader.onclosetag = () => void open.pop();
  reader.write(xml).close();
  return document.children[0] ?? document;
}

const all = ({ children }: Element, name: string) =>
  children.filter((child) => child.name === name);
const textOf = (element: Element, name: string) => all(element, name).map(({ text }) => text);
const linksOf = (element: Element) =>
  all(element, 'link').map(({ attributes: { rel = 'alternate', href = '' } }) => [rel, href]);

const { built } = JSON.parse(readFileSync('out/build.json', 'utf8'));
const lists = {
  [routes.career]: () => loadJobs(new Date(built)).map(({ slug }) => jobPath(slug)),
  [routes.works]: () => loadWorks().map(({ slug }) => workPath(slug)),
};
const hasFeed = (path: string) =>
  path === routes.career ? Boolean(loadPage('career').positions) : loadWorks().length > 0;

test.each(Object.entries(lists))(
  '%s has a valid feed of its list (RFC 4287)',
  async (path, list) => {
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
    const feed = readFeed(await response.text());
    expect(feed.name).toBe('feed');
    expect(all(feed, 'author').map((author) => textOf(author, 'name'))).toEqual([[site.name]]);
    expect(linksOf(feed)).toEqual([
      ['self', url],
      ['alternate', site.url + path],
    ]);
    const entries = all(feed, 'entry');
    for (const element of [feed, ...entries]) {
      const [id, title, updated] = ['id', 'title', 'updated'].map((name) => textOf(element, name));
      expect([id?.length, title?.length, updated?.length]).toEqual([1, 1, 1]);
      expect(title?.[0]).toMatch(/\S/);
      expect(updated?.[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
    const expected = list().map((entry) => site.url + entry);
    expect(entries.flatMap((entry) => textOf(entry, 'id'))).toEqual(expected);
    expect(entries.map(linksOf)).toEqual(expected.map((entry) => [['alternate', entry]]));
  },
);
