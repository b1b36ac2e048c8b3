import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Work } from '../../../src/content/load.ts';
import { onContentCopy } from './contentCopy.ts';

onContentCopy();

const project = process.cwd();

/** Five hundred works: the samples and invented ones. */
async function inventWorks() {
  const { manyWorks } = await import('../../../scripts/bench/growth/site.ts');
  return manyWorks(500);
}

/** Puts works into the content, of which each has a cover and no prototype. What has read the content before is forgotten. */
async function fill(works: Work[]) {
  const { straightRule, workFile } = await import('../../../scripts/bench/growth/site.ts');
  const entry = { hash: '0123456789ab', width: 2400, height: 1800, fallback: 'png', animated: false, colour: '#ffffff' };
  const manifest = Object.fromEntries(works.map(({ slug }) => [`/images/works/${slug}/cover.png`, entry]));
  for (const file of globSync('src/content/works/*/prototype.*')) rmSync(file);
  mkdirSync('src/images', { recursive: true });
  writeFileSync('src/images/manifest.json', JSON.stringify(manifest));
  for (const work of works) {
    mkdirSync(join('src/content/works', work.slug), { recursive: true });
    writeFileSync(join('src/content/works', work.slug, 'work.yaml'), workFile(work, 1));
    writeFileSync(join('src/content/works', work.slug, 'rule.svg'), straightRule);
  }
  vi.resetModules();
}

const shows: Record<string, { file: string; params?: Record<string, string>; covers: number }> = {
  home: { file: 'index.tsx', covers: 3 },
  works: { file: 'works/index.tsx', covers: 24 },
  'a further page of works': { file: 'works/page/[number].tsx', params: { number: '2' }, covers: 24 },
  'a work': { file: 'works/[slug].tsx', params: { slug: 'fjallvard' }, covers: 2 },
  'a service': { file: 'services/[slug].tsx', params: { slug: 'ux-audit' }, covers: 2 },
  'all industries': { file: 'industries/index.tsx', covers: 0 },
  'an industry': { file: 'industries/[slug].tsx', params: { slug: 'healthcare' }, covers: 2 },
};

/** The data of a page of each kind that shows works. */
async function pagesData(): Promise<Map<string, string>> {
  const data = new Map<string, string>();
  for (const [name, { file, params }] of Object.entries(shows)) {
    // By a variable, as the types of Next's pages are not those of the tests.
    const { getStaticProps } = await import(/* @vite-ignore */ join(project, 'pages', file));
    data.set(name, JSON.stringify(getStaticProps({ params })));
  }
  return data;
}

test('with 500 works, which pass the schema, each page shows as many as with 60', async () => {
  const works = await inventWorks();
  await fill(works.slice(0, 60));
  const few = await pagesData();
  await fill(works);
  const { checkContent } = await import('../../../src/content/check.ts');
  expect(checkContent).not.toThrow();
  const many = await pagesData();
  for (const [name, { covers }] of Object.entries(shows)) {
    const [data, before] = [many.get(name) ?? '', few.get(name) ?? ''];
    expect(data.match(/"cover":/g) ?? [], name).toHaveLength(covers);
    // Other works are shown, whose texts differ in length; all of them would be eight times as long.
    expect(data.length, name).toBeLessThan(1.2 * before.length);
  }
});

test('with 500 works there are as many rules of redirects, and each address in capitals still leads to its work', async () => {
  const rules = async () => {
    const { redirectsFile } = await import('../../../scripts/edge/redirects.ts');
    return redirectsFile();
  };
  const before = await rules();
  const works = await inventWorks();
  await fill(works);
  expect(await rules()).toBe(before);
  const { respond } = await import('../../../functions/spelling/respond.ts');
  const pages = new Set(works.map(({ slug }) => `/works/${slug}`));
  const fetch = async (request: Request) =>
    new Response(null, { status: pages.has(new URL(request.url).pathname) ? 200 : 404 });
  expect(pages.size).toBe(500);
  for (const page of pages) {
    const answer = await respond(new Request(`https://dunavik.example${page.toUpperCase()}.HTML`), { ASSETS: { fetch } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, page]);
  }
});
