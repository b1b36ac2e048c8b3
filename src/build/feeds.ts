import { writeFileSync } from 'node:fs';
import words from '#words/shell';
import { buildTime } from '../content/buildTime.ts';
import { loadJobs, loadPage, loadWorks } from '../content/load/load.ts';
import { feedPath, jobPath, officeOf, routes, site, workPath } from '../site.ts';
import { escapeXml } from './escapeXml.ts';
import { lastChanged } from './lastChanged.ts';

interface Entry {
  path: string;
  title: string;
  summary: string;
  published?: string;
  /** The last change if the history has none later. ISO dates, like `published`. */
  since: string;
}

interface Feed {
  path: string;
  title: string;
  entries: Entry[];
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (url: string, more = '') => `<link href="${escapeXml(url)}"${more}/>`;
const time = (day: string) => `${day}T00:00:00Z`;

/** Formats a feed: https://www.rfc-editor.org/rfc/rfc4287. The URL of a page is also its id. */
function atom({ path, title, entries }: Feed, now: Date): string {
  const changed = lastChanged();
  const self = site.url + feedPath(path);
  const dated = entries.map((entry) => ({
    ...entry,
    url: site.url + entry.path,
    updated: [entry.since, changed(entry.path) ?? ''].sort().at(-1) ?? '',
  }));
  const updated =
    dated
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ??
    changed(path) ??
    now.toISOString().slice(0, 10);
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.locale}">`,
    element('id', self),
    element('title', `${title} – ${site.name}`),
    element('updated', time(updated)),
    `<author>${element('name', site.name)}${element('uri', site.url)}</author>`,
    link(self, ' rel="self" type="application/atom+xml"'),
    link(site.url + path),
    ...dated.map((entry) =>
      [
        '<entry>',
        element('id', entry.url),
        element('title', entry.title),
        ...(entry.published ? [element('published', time(entry.published))] : []),
        element('updated', time(entry.updated)),
        link(entry.url),
        element('summary', entry.summary),
        '</entry>',
      ].join('\n'),
    ),
    '</feed>\n',
  ].join('\n');
}

function positionsFeed(now: Date): Feed[] {
  const { title, positions } = loadPage('career');
  if (!positions) return [];
  const entries = loadJobs(now).map((job) => ({
    path: jobPath(job.slug),
    title: `${job.title}, ${officeOf(job).city}`,
    summary: `${job.summary} ${job.level ? `${job.level}, ` : ''}${job.pay}. ${positions.applyBy} ${job.applyBy}.`,
    published: job.posted,
    since: job.posted,
  }));
  return [{ path: routes.career, title, entries }];
}

function worksFeed(): Feed[] {
  const works = loadWorks();
  if (works.length === 0) return [];
  const entries = works.map(({ slug, client, title, summary, year }) => ({
    path: workPath(slug),
    title: `${client}: ${title}`,
    summary,
    since: `${year}-01-01`,
  }));
  return [{ path: routes.works, title: loadPage('works', { count: '' }).title, entries }];
}

/** @returns how many entries they have */
export function writeFeeds(folder: string, now = buildTime()): number {
  const feeds = [...positionsFeed(now), ...worksFeed()];
  for (const feed of feeds) writeFileSync(`${folder}${feedPath(feed.path)}`, atom(feed, now));
  return feeds.flatMap(({ entries }) => entries).length;
}
