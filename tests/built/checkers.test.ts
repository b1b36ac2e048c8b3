import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findAll, textOf } from '../../scripts/html/document.ts';
import { filesOf } from '../../scripts/serve/servePages.ts';
import { loadAllJobs, loadJobs, loadPage, loadServices, loadWorks } from '../../src/content/load.ts';
import { jobPath, routes, site } from '../../src/site.ts';
import { linkProblems } from './checks/links.ts';
import { type BuiltPage, builtPages } from './checks/pages.ts';

/** The findings of Google's CSP Evaluator in a policy, including possible ones of high severity; a line each. */
function policyProblems(policy: string): string[] {
  const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => serious.includes(severity))
    .map(({ severity, directive, description }) => `${Severity[severity]}: ${directive}: ${description}`);
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
      problems.push(...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector ?? ''}`));
    }
  }
  return problems;
}

const pages = builtPages();
const built = new Date(JSON.parse(readFileSync('out/build.json', 'utf8')).built);
const files = filesOf('out');
const headersOf = async (address: string) => (await files(new Request(address))).headers;

test('html-validate finds no errors on any page', async () => expect(await markupProblems(pages)).toEqual([]));

test('no internal link is broken', () => expect(linkProblems(pages)).toEqual([]));

test('Google’s evaluator has no serious finding about the policy', async () => {
  expect(policyProblems((await headersOf(site.url)).get('Content-Security-Policy') ?? '')).toEqual([]);
});

test('pages have structured data of their kind, and each open position has its own', () => {
  const typed = pages.map(({ path, document }) => {
    const blocks = findAll(document, 'script', { type: 'application/ld+json' });
    return { path, types: blocks.flatMap((block) => JSON.parse(textOf(block))['@graph']).map((node) => node['@type']) };
  });
  const count = (type: string, below: string) =>
    typed.filter(({ path, types }) => path.startsWith(below) && types.includes(type)).length;
  const { services, works, career } = routes;
  expect(typed.filter(({ types }) => !types.includes('BreadcrumbList')).map(({ path }) => path)).toEqual(['/', '/404']);
  expect([count('Organization', '/'), count('WebSite', '/')]).toEqual([1, 1]);
  const asked = loadServices().filter(({ questions }) => questions.length > 0);
  expect([count('Service', `${services}/`), count('FAQPage', `${services}/`)]).toEqual([loadServices().length, asked.length]);
  expect(count('CreativeWork', `${works}/`)).toBe(loadWorks().length);
  expect(count('JobPosting', `${career}/`)).toBe(loadJobs(built).length);
});

test('the career page lists the positions that were open at build time, or invites an open application', () => {
  const career = pages.find(({ path }) => path === routes.career)?.html ?? '';
  const open = loadJobs(built).map(({ slug }) => jobPath(slug));
  for (const { slug } of loadAllJobs()) expect(career.includes(`href="${jobPath(slug)}"`)).toBe(open.includes(jobPath(slug)));
  const { closed, positions } = loadPage('career');
  expect(career).toContain((open.length ? positions?.heading : closed?.heading) ?? '');
  if (closed) expect(career).not.toContain(open.length ? closed.button : `>${positions?.none}<`);
});

test('search engines may only index the agency’s own host', async () => {
  expect((await headersOf(`${site.url}${routes.services}`)).get('X-Robots-Tag')).toBe(null);
  expect((await headersOf(`https://preview.pages.dev${routes.services}`)).get('X-Robots-Tag')).toBe('noindex');
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('every page in the sitemap has a 1200 by 630 sharing picture', async () => {
  for (const { path, html } of pages.filter((page) => page.path !== '/404')) {
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { width, height } = await sharp(`out${new URL(address).pathname}`).metadata();
    expect([path, width, height]).toEqual([path, 1200, 630]);
  }
});
