import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { staticFiles } from '../../scripts/edge/wrangler.ts';
import { attribute, elements, findAll, type Node, textOf } from '../../scripts/html/document.ts';
import { publishedManifest } from '../../scripts/images/publish.ts';
import { kinds } from '../../src/content/build/kinds.ts';
import { isOpen, loadAllJobs, loadJobs, loadPage } from '../../src/content/build/load.ts';
import type { Manifest } from '../../src/images/manifest.ts';
import { ImageRequestError, parseImageRequest } from '../../src/images/request.ts';
import { imagePath } from '../../src/images/sizes.ts';
import { jobPath, routes, site } from '../../src/site.ts';
import { type BuiltPage, builtPages } from './checks/pages.ts';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether the host has a file for a path: for `/x` the file `x`, `x.html` or `x/index.html`. */
const isServed = (path: string) =>
  (path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]).some(
    (file) => isFile(join('out', file)),
  );

/** Parses a `srcset` (https://html.spec.whatwg.org/#parse-a-srcset-attribute). */
const srcsetUrls = (text: string) =>
  [...text.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, url = '']) => url);

/** Lists the URLs of a page's links, pictures and preloads. */
const urlsIn = (page: Node): string[] =>
  ['a', 'link', 'img', 'source']
    .flatMap((tag) => findAll(page, tag))
    .flatMap(({ attrs }) => attrs)
    .flatMap(({ name, value }) =>
      /^(href|src)$/.test(name) ? [value] : /srcset$/.test(name) ? srcsetUrls(value) : [],
    );

/** Returns the reason for which the image Function would refuse a URL, if any. */
function findPictureProblem(target: URL, manifest: Manifest): string | undefined {
  try {
    const { path, hash } = parseImageRequest(target.searchParams);
    const entry = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
    if (!entry) return 'the manifest has no such picture';
    if (hash !== undefined && hash !== entry.hash) return 'the hash is that of an earlier picture';
    return undefined;
  } catch (error) {
    if (!(error instanceof ImageRequestError)) throw error;
    return error.message;
  }
}

/** Lists broken links to pages, fragments and pictures of the site. */
function findBrokenLinks(pages: BuiltPage[]): string[] {
  const idsByPath = new Map(
    pages.map(({ path, document }) => [path, elements(document).map((it) => attribute(it, 'id'))]),
  );
  const manifest: Manifest = JSON.parse(readFileSync(publishedManifest('out'), 'utf8'));
  const problems = new Set<string>();
  for (const { path, document } of pages) {
    for (const url of new Set(urlsIn(document))) {
      const target = new URL(url, site.url + path);
      if (target.origin !== site.url) continue;
      if (target.pathname === imagePath) {
        const problem = findPictureProblem(target, manifest);
        if (problem) problems.add(`${path}: ${url}: ${problem}`);
        continue;
      }
      const ids = idsByPath.get(target.pathname);
      if (ids === undefined && !isServed(decodeURIComponent(target.pathname)))
        problems.add(`${path}: ${url} is not served`);
      const fragment = decodeURIComponent(target.hash.slice(1));
      if (ids && fragment && !ids.includes(fragment))
        problems.add(`${path}: ${url}: the page has no such fragment`);
    }
  }
  return [...problems];
}

/** Lists the serious findings of Google's CSP Evaluator. */
function findPolicyProblems(policy: string): string[] {
  const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => serious.includes(severity))
    .map(
      ({ severity, directive, description }) =>
        `${Severity[severity]}: ${directive}: ${description}`,
    );
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    'long-title': ['error', { maxlength: 60 }],
    // VoiceOver needs `role="list"` on lists without markers (https://webkit.org/b/170179).
    'no-redundant-role': 'off',
    // React writes `hidden=""`, not `hidden`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

async function findMarkupProblems(pages: BuiltPage[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, `${path}.html`);
    for (const { messages } of results) {
      problems.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector ?? ''}`,
        ),
      );
    }
  }
  return problems;
}

const pages = builtPages();
const builtAt = new Date(JSON.parse(readFileSync('out/build.json', 'utf8')).built);
const files = await staticFiles('out');
const headersOf = async (address: string) => (await files(new Request(address))).headers;

test('html-validate finds no errors on any page', async () =>
  expect(await findMarkupProblems(pages)).toEqual([]));

test('no internal link is broken', () => expect(findBrokenLinks(pages)).toEqual([]));

test('Google’s CSP Evaluator has no serious finding', async () => {
  expect(
    findPolicyProblems((await headersOf(site.url)).get('Content-Security-Policy') ?? ''),
  ).toEqual([]);
});

test('each kind of page has its structured data', () => {
  const typed = pages.map(({ path, document }) => {
    const blocks = findAll(document, 'script', { type: 'application/ld+json' });
    return {
      path,
      types: blocks
        .flatMap((block) => JSON.parse(textOf(block))['@graph'])
        .map((node) => node['@type']),
    };
  });
  const count = (type: string, below: string) =>
    typed.filter(({ path, types }) => path.startsWith(below) && types.includes(type)).length;
  expect(
    typed.filter(({ types }) => !types.includes('BreadcrumbList')).map(({ path }) => path),
  ).toEqual(['/', '/404']);
  expect([count('Organization', '/'), count('WebSite', '/')]).toEqual([1, 1]);
  expect(count('JobPosting', routes.career)).toBe(loadJobs(builtAt).length);
  const closed = loadAllJobs().filter((job) => !isOpen(job, builtAt));
  const expired = closed.map(({ slug }) => jobPath(slug));
  for (const entry of Object.values(kinds).flatMap(({ readPages }) => readPages()))
    if (!expired.includes(entry.path))
      expect(typed.find(({ path }) => path === entry.path)?.types, entry.path).toEqual([
        'BreadcrumbList',
        ...entry.types,
      ]);
});

test('the career page lists the open positions or invites an open application', () => {
  const career = pages.find(({ path }) => path === routes.career)?.html ?? '';
  const open = loadJobs(builtAt).map(({ slug }) => jobPath(slug));
  for (const { slug } of loadAllJobs())
    expect(career.includes(`href="${jobPath(slug)}"`)).toBe(open.includes(jobPath(slug)));
  const { closed, positions } = loadPage('career');
  expect(career).toContain((open.length ? positions?.heading : closed?.heading) ?? '');
  if (closed) expect(career).not.toContain(open.length ? closed.button : `>${positions?.none}<`);
});

test('search engines may index only the site’s own host', async () => {
  expect((await headersOf(`${site.url}${routes.services}`)).get('X-Robots-Tag')).toBe(null);
  expect((await headersOf(`https://preview.pages.dev${routes.services}`)).get('X-Robots-Tag')).toBe(
    'noindex',
  );
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('every page in the sitemap has a 1200 by 630 sharing picture with a text, and a locale', async () => {
  for (const { path, html } of pages.filter((page) => page.path !== '/404')) {
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { width, height } = await sharp(`out${new URL(address).pathname}`).metadata();
    expect([path, width, height]).toEqual([path, 1200, 630]);
    expect(html, path).toMatch(/<meta property="og:image:alt" content="[^"]+"/);
    const locale = path === routes.sweden ? 'sv_SE' : 'en_GB';
    expect(html, path).toContain(`<meta property="og:locale" content="${locale}"`);
  }
});
