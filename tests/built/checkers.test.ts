import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { linkProblems } from '../../scripts/audit/links.ts';
import { markupProblems } from '../../scripts/audit/markup.ts';
import { builtPages } from '../../scripts/audit/pages.ts';
import { policyProblems } from '../../scripts/audit/policy.ts';
import { nodesOf, structuredProblems } from '../../scripts/audit/structured.ts';
import { parseDocument } from '../../scripts/html/document.ts';
import { filesOf } from '../../scripts/serve/servePages.ts';
import { loadAllJobs, loadJobs, loadPage } from '../../src/content/load.ts';
import { jobPath, routes, site } from '../../src/site.ts';

const pages = builtPages();
const built = new Date(JSON.parse(readFileSync('out/build.json', 'utf8')).built);
const files = filesOf('out');
const headersOf = async (address: string) => (await files(new Request(address))).headers;

test('html-validate finds no errors on any page', async () => expect(await markupProblems(pages)).toEqual([]));

test('no internal link is broken', () => expect(linkProblems(pages)).toEqual([]));

test('Google’s evaluator has no serious finding about the policy', async () => {
  expect(policyProblems((await headersOf(site.url)).get('Content-Security-Policy') ?? '')).toEqual([]);
});

test('the evaluator reports a policy that lets any script in', () => {
  expect(policyProblems("script-src 'unsafe-inline' *; object-src *")).not.toEqual([]);
});

test('every page has structured data with everything that search engines require', () => {
  // Positions were open at build time; an old build must not fail the test.
  expect(structuredProblems(pages, built)).toEqual([]);
  const types = pages.flatMap(({ html }) => nodesOf(parseDocument(html))).map((thing) => thing['@type']);
  for (const type of ['Organization', 'WebSite', 'BreadcrumbList', 'Service', 'CreativeWork', 'FAQPage'])
    expect(types).toContain(type);
  expect(types.filter((type) => type === 'JobPosting')).toHaveLength(loadJobs(built).length);
});

test('the career page lists the positions that were open at build time, or invites an open application', () => {
  const career = pages.find(({ path }) => path === routes.career)?.html ?? '';
  const open = loadJobs(built).map(({ slug }) => jobPath(slug));
  for (const { slug } of loadAllJobs()) expect(career.includes(`href="${jobPath(slug)}"`)).toBe(open.includes(jobPath(slug)));
  const { closed, positions } = loadPage('career');
  expect(career).toContain(open.length ? positions.heading : closed.heading);
  expect(career).not.toContain(open.length ? closed.button : `>${positions.none}<`);
});

test('search engines may only index the agency’s own host', async () => {
  expect((await headersOf(`${site.url}/works`)).get('X-Robots-Tag')).toBe(null);
  expect((await headersOf('https://preview.pages.dev/works')).get('X-Robots-Tag')).toBe('noindex');
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('every page in the sitemap has a 1200 by 630 sharing picture', async () => {
  for (const { path, html } of pages.filter((page) => page.path !== '/404')) {
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { width, height } = await sharp(`out${new URL(address).pathname}`).metadata();
    expect([path, width, height]).toEqual([path, 1200, 630]);
  }
});
