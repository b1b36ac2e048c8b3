import { expect, test } from 'vitest';
import { respond } from '../../../functions/spelling/respond.ts';
import { redirectsFile } from '../../../scripts/edge/redirects.ts';
import { capitalRoutes, routesReader } from '../../../scripts/edge/routes.ts';
import { loadIndustries, loadJobs, loadServices, loadWorks } from '../../../src/content/load.ts';
import { industryPath, jobPath, routes, servicePath, workPath } from '../../../src/site.ts';

const rules = redirectsFile()
  .split('\n')
  .map((line) => line.split(' ') as [from: string, to: string, status: string]);
const sources = rules.map(([from]) => from);
const pages = [
  ...Object.values(routes),
  ...loadServices().map(({ slug }) => servicePath(slug)),
  ...loadIndustries().map(({ slug }) => industryPath(slug)),
  ...loadWorks().map(({ slug }) => workPath(slug)),
  ...loadJobs().map(({ slug }) => jobPath(slug)),
];

const hasCapital = routesReader(capitalRoutes);

/** The files of a deployment, for the Function. */
const ASSETS = {
  fetch: async (request: Request) => new Response(null, { status: pages.includes(new URL(request.url).pathname) ? 200 : 404 }),
};

/** Where a path is redirected to, by the Function or by a rule; the host applies none to what the Function answers. */
async function target(path: string): Promise<string | undefined> {
  if (hasCapital(path)) {
    const answer = await respond(new Request(`https://dunavik.example${path}`), { ASSETS });
    expect(answer.status).toBe(answer.headers.has('Location') ? 301 : 404);
    return answer.headers.get('Location') ?? undefined;
  }
  const [from = '', to] =
    rules.find(([from]) => from === path || (from.endsWith('*') && path.startsWith(from.slice(0, -1)))) ?? [];
  return to?.replace(':splat', path.slice(from.length - 1));
}

test('no address is redirected twice, or to itself', () => {
  expect(new Set(sources).size).toBe(sources.length);
  for (const [from, to] of rules) expect(from).not.toBe(to);
});

test('no page is redirected, nor any path that the host itself redirects to it', async () => {
  for (const page of pages) for (const end of ['', '/', '.html']) expect(await target(page + end)).toBeUndefined();
});

test('every redirect is permanent and leads to a page or another site, never to another redirect', () => {
  for (const [from, to, status] of rules) {
    expect(status).toBe('301');
    if (from.endsWith('*')) expect(to).toMatch(/^\/[a-z]+\/:splat$/);
    else if (to.startsWith('/')) expect(pages).toContain(to.replace(/#.*$/, ''));
    expect(sources).not.toContain(to.replace(/#.*$/, ''));
  }
});

test('rules with a placeholder come last, because the host does not count rules after one as static', () => {
  const first = sources.findIndex((from) => from.includes('*'));
  expect(first).toBeGreaterThan(0);
  for (const [index, from] of sources.entries()) expect(from.includes('*')).toBe(index >= first);
});

test.each([
  [routes.industries, '/Industries.html /INDUSTRIES'],
  [routes.home, '/home/ /home.html /HOME'],
  [routes.services, '/SERVICES/ /SERVICES.HTML /Services.html /Service/'],
  [routes.works, '/work.html /WORK /Work /WORKS/'],
  [routes.about, '/about /about/ /about.html /ABOUT /About /team/ /About-us /ABOUT-US.html'],
  [routes.career, '/careers /careers/ /careers.html /CAREERS'],
  [routes.contact, '/contact /contact/ /contact.html /CONTACT /Contact /Contact-Us/'],
  [routes.sweden, '/sv/ /Sweden'],
  [routes.privacy, '/privacy/'],
  [
    servicePath('ux-audit'),
    '/SERVICES/UX-AUDIT /services/UX-Audit /services/Ux-audit/ /Services/UX-Audit.html /SERVICES/UX-AUDIT.HTML',
  ],
  [workPath('fjallvard'), '/WORKS/FJALLVARD /works/Fjallvard'],
  [
    industryPath('fintech'),
    '/industries/FinTech /industries/Fintech /INDUSTRIES/FINTECH/ /Industries/fintech /industry/fintech',
  ],
])('to %s redirect %s', async (page, forms) => {
  for (const form of forms.split(' ')) expect(await target(form), form).toBe(page);
});

test.each(['/Lost', '/works/No-Such-Work', '/INDEX.HTML', '//EVIL.example', '/Works/..%2F', '/API/CONTACT'])(
  '%s is not redirected, as there is no such page',
  async (path) => expect(await target(path)).toBeUndefined(),
);

test('a redirect keeps the query, and stays on this host', async () => {
  expect(await target('/About-Us?a=B')).toBe(`${routes.about}?a=B`);
  expect(await target('/COOKIES?a=1')).toBe(`${routes.privacy}?a=1#your-answer`);
  expect(await target('/WORK//evil.example')).toBe(workPath('evil.example'));
});

test('fails when one of the host’s limits is exceeded', () => {
  const many = Array.from({ length: 1000 }, (_, index) => [`/w${index}`, '/works'] as const);
  expect(() => redirectsFile(many)).toThrow(/^_redirects: 3000 static rules; the host takes 2000$/);
  expect(() => redirectsFile([[`/works/${'w'.repeat(1000)}`, '/works']])).toThrow(
    /^_redirects: a rule of \d+ characters; the host takes 1000: /,
  );
});
