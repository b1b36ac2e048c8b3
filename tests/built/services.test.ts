import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, findAll, findOne, textOf } from '#src/build/html/document.ts';
import { frame } from '#src/illustrations/lineDrawing.ts';
import { sectionOrder, withoutEmpty } from '#src/screens/service/sectionOrder.props.ts';
import { routes, siteLanguage } from '#src/site.ts';
import words from '#words/all';
import { builtPages } from './checks/pages.ts';

test.each(['none', 'opening', 'facts', 'weeks', 'works', 'beside'])(
  'adjacent sections of a service page have different colours; removed section: %s',
  (without) => {
    for (const sections of Object.values(sectionOrder)) {
      const tones = withoutEmpty(sections, (section) => section === without).map(
        ([, tone]) => tone,
      );
      expect(tones.filter((tone, index) => tone === tones[index - 1])).toEqual([]);
    }
  },
);

test('a service has one price: in the list, on its page and for search engines', () => {
  const pages = builtPages();
  const list = pages.find(({ path }) => path === routes.services);
  for (const page of pages.filter(({ path }) => path.startsWith(`${routes.services}/`))) {
    const [data = ''] = findAll(page.document, 'script', { type: 'application/ld+json' }).map(
      textOf,
    );
    const price = Number(/"minPrice":(\d+)/.exec(data)?.[1]);
    if (!price) continue;
    const shown = price.toLocaleString(words[siteLanguage].locale);
    for (const { document } of [page, list ?? page])
      expect(textOf(findOne(document, 'main')), page.path).toContain(shown);
  }
});

test('every service and industry has its own drawing, from edge to edge', () => {
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  const drawings = builtPages()
    .filter(({ path }) =>
      [routes.services, routes.industries].some((list) => path.startsWith(`${list}/`)),
    )
    .map(({ document }) =>
      findAll(document, 'svg', { viewBox })
        .flatMap((drawing) => findAll(drawing, 'path'))
        .map((path) => attribute(path, 'd'))
        .join(' '),
    );
  for (const strokes of drawings) expect(strokes).toMatch(/^M-1500 290H0[a-z][^M]*H3640( |$)/i);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('the page of all industries ends with a drawing that it has not shown', () => {
  const page = builtPages().find(({ path }) => path === routes.industries);
  if (!page) return;
  const [use] = findAll(findOne(page.document, 'main'), 'use');
  const [drawing = ''] = (use && attribute(use, 'href'))?.split('#') ?? [];
  expect(drawing).toContain('/illustrations/line-');
  expect(page.html.split(`${drawing})`)).toHaveLength(1);
});

test('the last section of a service or industry shows its drawing', () => {
  const lists: string[] = [routes.services, routes.industries];
  for (const { document, path } of builtPages()) {
    const [, folder = '', slug] = /^(.+)\/(.+)$/.exec(path) ?? [];
    if (!lists.includes(folder)) continue;
    const uses = findAll(findOne(document, 'main'), 'use').map((use) => attribute(use, 'href'));
    expect(uses, path).toEqual([`/illustrations/line-${slug}.svg#line`]);
    expect(readFileSync(`out/illustrations/line-${slug}.svg`, 'utf8')).toContain('id="line"');
  }
});
