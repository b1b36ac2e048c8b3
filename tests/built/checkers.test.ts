import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testAgencyProject } from '#scripts/e2e/testAgency.ts';
import { staticFiles } from '#scripts/serve/wrangler.ts';
import { attribute, elements, findAll, textOf } from '#src/build/html/document.ts';
import { readManifest } from '#src/build/images/prepare.ts';
import { publishedManifest } from '#src/build/images/publish.ts';
import { kinds } from '#src/content/kinds.ts';
import { isOpen, loadAllJobs, loadPage } from '#src/content/load/load.ts';
import { parseImageRequest } from '#src/images/request.ts';
import { imagePath } from '#src/images/sizes.ts';
import { jobPath, languageOfPath, routes, site } from '#src/site.ts';
import words from '#words/all';
import { builtPages } from './checks/pages.ts';

const pages = builtPages();
const builtAt = new Date(JSON.parse(readFileSync('out/build.json', 'utf8')).built);
const files = await staticFiles('out');
const headersOf = async (address: string) => (await files(new Request(address))).headers;

test('html-validate finds no errors on any page', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
      // It counts `&amp;` as five characters; the content check counts one.
      'long-title': 'off',
      // VoiceOver needs `role="list"` on lists without markers (https://webkit.org/b/170179).
      'no-redundant-role': 'off',
      // React writes `hidden=""`, not `hidden`.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
    },
  });
  for (const { path, html } of [...pages, ...builtPages(`${testAgencyProject}/out`)]) {
    const { results } = await validator.validateString(html, `${path}.html`);
    const messages = results.flatMap((result) => result.messages);
    expect.soft(messages, path).toEqual([]);
  }
});

/** Parses a `srcset` (https://html.spec.whatwg.org/#parse-a-srcset-attribute). */
const srcsetUrls = (text: string) =>
  [...text.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, url = '']) => url);

test('no internal link, picture or preload is broken', async () => {
  const idsByPath = new Map(
    pages.map(({ path, document }) => [path, elements(document).map((it) => attribute(it, 'id'))]),
  );
  const manifest = readManifest(publishedManifest('out'));
  const targets = new Map(
    pages.flatMap(({ path, document }) =>
      ['a', 'link', 'img', 'source']
        .flatMap((tag) => findAll(document, tag))
        .flatMap(({ attrs }) => attrs)
        .flatMap(({ name, value }) =>
          /^(href|src)$/.test(name) ? [value] : /srcset$/.test(name) ? srcsetUrls(value) : [],
        )
        .map((url) => [new URL(url, site.url + path).href, path] as const),
    ),
  );
  for (const [url, path] of targets) {
    const { origin, pathname, searchParams, hash } = new URL(url);
    if (origin !== site.url) continue;
    const name = `${url} on ${path}`;
    const ids = idsByPath.get(pathname);
    if (pathname === imagePath) {
      const picture = parseImageRequest(searchParams);
      const entry = manifest[picture.path];
      expect.soft([entry?.hash, undefined], name).toContain(picture.hash);
      expect.soft(entry, name).toBeDefined();
    } else if (!ids) expect.soft((await files(new Request(url))).status, name).toBeLessThan(400);
    else if (hash) expect.soft(ids, name).toContain(decodeURIComponent(hash.slice(1)));
  }
});

test('Google’s CSP Evaluator has no serious finding', async () => {
  const policy = (await headersOf(site.url)).get('Content-Security-Policy') ?? '';
  const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => serious.includes(severity))).toEqual([]);
});

test('each kind of page has its structured data', () => {
  const expected = new Map<string, readonly string[]>([
    ['/404', []],
    [routes.home, ['Organization', 'WebSite']],
    ...Object.values(kinds)
      .flatMap(({ readPages }) => readPages())
      .map(({ path, types }) => [path, ['BreadcrumbList', ...types]] as const),
  ]);
  for (const { path, document } of pages) {
    const types = findAll(document, 'script', { type: 'application/ld+json' })
      .flatMap((block): { '@type': string }[] => JSON.parse(textOf(block))['@graph'])
      .map((node) => node['@type']);
    expect(types, path).toEqual(expected.get(path) ?? ['BreadcrumbList']);
  }
});

test('the career page lists the open positions or invites an open application', () => {
  const career = pages.find(({ path }) => path === routes.career)?.html ?? '';
  const jobs = loadAllJobs();
  const open = jobs.filter((job) => isOpen(job, builtAt));
  expect(jobs.filter(({ slug }) => career.includes(`href="${jobPath(slug)}"`))).toEqual(open);
  const { closed, positions } = loadPage('career');
  expect(career).toContain((open.length ? positions : closed)?.heading ?? '');
});

test('search engines may index the site’s own host', async () => {
  expect((await headersOf(site.url + routes.services)).has('X-Robots-Tag')).toBe(false);
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('every page has a sharing picture with a text, and a locale', async () => {
  for (const { path, document } of pages.filter((page) => page.path !== '/404')) {
    const meta = (property: string) =>
      findAll(document, 'meta', { property }).map((it) => attribute(it, 'content') ?? '')[0] ?? '';
    const { width, height } = await sharp(`out${new URL(meta('og:image')).pathname}`).metadata();
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 });
    expect(meta('og:image:alt'), path).not.toBe('');
    expect(meta('og:locale'), path).toBe(words[languageOfPath(path)].locale.replace('-', '_'));
  }
});
