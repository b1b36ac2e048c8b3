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

/** Whether the host has a file for a path: itself, `/x` as `x.html` or `x/index.html`, and `/x/` as the latter only. */
const served = (path: string) =>
  (path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]).some(
    (file) => isFile(join('out', file)),
  );

/** The addresses in a `srcset` (https://html.spec.whatwg.org/#parse-a-srcset-attribute); one may hold a comma, but not at its end. */
const candidates = (text: string) =>
  [...text.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(
    ([, address = '']) => address,
  );

/** Every address that a page's links, pictures and preloads name. */
const addresses = (page: Node): string[] =>
  ['a', 'link', 'img', 'source']
    .flatMap((tag) => findAll(page, tag))
    .flatMap(({ attrs }) => attrs)
    .flatMap(({ name, value }) =>
      /^(href|src)$/.test(name) ? [value] : /srcset$/.test(name) ? candidates(value) : [],
    );

/** Why the image resizer would refuse an address, or not keep its answer; nothing where it would do neither. */
function pictureProblem(target: URL, manifest: Manifest): string | undefined {
  try {
    const { path, hash } = parseImageRequest(target.searchParams);
    const entry = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
    if (!entry) return 'names no picture of the manifest';
    if (hash !== undefined && hash !== entry.hash)
      return 'names the picture as it was before it was changed';
    return undefined;
  } catch (error) {
    if (!(error instanceof ImageRequestError)) throw error;
    return error.message;
  }
}

/** Links within the site, to places on pages and to pictures, that lead nowhere; a line each. */
function linkProblems(pages: BuiltPage[]): string[] {
  const places = new Map(
    pages.map(({ path, document }) => [
      path,
      elements(document).map((one) => attribute(one, 'id')),
    ]),
  );
  const manifest: Manifest = JSON.parse(readFileSync(publishedManifest('out'), 'utf8'));
  const problems = new Set<string>();
  for (const { path, document } of pages) {
    for (const address of new Set(addresses(document))) {
      const target = new URL(address, site.url + path);
      if (target.origin !== site.url) continue;
      if (target.pathname === imagePath) {
        const problem = pictureProblem(target, manifest);
        if (problem) problems.add(`${path}: ${address}: ${problem}`);
        continue;
      }
      const there = places.get(target.pathname);
      if (there === undefined && !served(decodeURIComponent(target.pathname)))
        problems.add(`${path}: ${address} leads nowhere`);
      const place = decodeURIComponent(target.hash.slice(1));
      if (there && place && !there.includes(place))
        problems.add(`${path}: ${address}: no such place on the page`);
    }
  }
  return [...problems];
}

/** The findings of Google's CSP Evaluator in a policy, including possible ones of high severity; a line each. */
function policyProblems(policy: string): string[] {
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
    // Safari treats a list without bullets as no list, unless it has the role (https://webkit.org/b/170179).
    'no-redundant-role': 'off',
    // React writes attributes its own way; browsers read them alike.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

/** What html-validate finds wrong with the pages' markup, a line each. */
async function markupProblems(pages: BuiltPage[]): Promise<string[]> {
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
const built = new Date(JSON.parse(readFileSync('out/build.json', 'utf8')).built);
const files = await staticFiles('out');
const headersOf = async (address: string) => (await files(new Request(address))).headers;

test('html-validate finds no errors on any page', async () =>
  expect(await markupProblems(pages)).toEqual([]));

test('no internal link is broken', () => expect(linkProblems(pages)).toEqual([]));

test('Google’s evaluator has no serious finding about the policy', async () => {
  expect(policyProblems((await headersOf(site.url)).get('Content-Security-Policy') ?? '')).toEqual(
    [],
  );
});

test('pages have structured data of their kind, and each open position has its own', () => {
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
  expect(count('JobPosting', routes.career)).toBe(loadJobs(built).length);
  const closed = loadAllJobs().filter((job) => !isOpen(job, built));
  const expired = closed.map(({ slug }) => jobPath(slug));
  for (const entry of Object.values(kinds).flatMap(({ readPages }) => readPages()))
    if (!expired.includes(entry.path))
      expect(typed.find(({ path }) => path === entry.path)?.types, entry.path).toEqual([
        'BreadcrumbList',
        ...entry.types,
      ]);
});

test('the career page lists the positions that were open at build time, or invites an open application', () => {
  const career = pages.find(({ path }) => path === routes.career)?.html ?? '';
  const open = loadJobs(built).map(({ slug }) => jobPath(slug));
  for (const { slug } of loadAllJobs())
    expect(career.includes(`href="${jobPath(slug)}"`)).toBe(open.includes(jobPath(slug)));
  const { closed, positions } = loadPage('career');
  expect(career).toContain((open.length ? positions?.heading : closed?.heading) ?? '');
  if (closed) expect(career).not.toContain(open.length ? closed.button : `>${positions?.none}<`);
});

test('search engines may only index the agency’s own host', async () => {
  expect((await headersOf(`${site.url}${routes.services}`)).get('X-Robots-Tag')).toBe(null);
  expect((await headersOf(`https://preview.pages.dev${routes.services}`)).get('X-Robots-Tag')).toBe(
    'noindex',
  );
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('every page in the sitemap has a 1200 by 630 sharing picture', async () => {
  for (const { path, html } of pages.filter((page) => page.path !== '/404')) {
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { width, height } = await sharp(`out${new URL(address).pathname}`).metadata();
    expect([path, width, height]).toEqual([path, 1200, 630]);
  }
});
