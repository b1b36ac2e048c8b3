import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, findAll, findOne, textOf } from '#src/build/html/document.ts';
import { loadServices } from '#src/content/load/load.ts';
import { frame } from '#src/illustrations/lineDrawing.ts';
import { routes, servicePath, siteLanguage } from '#src/site.ts';
import words from '#words/all';
import { builtPages } from './checks/pages.ts';

const pages = builtPages();
const below = (list: string) => pages.filter(({ path }) => path.startsWith(`${list}/`));

test('visitors and search engines see the same price of a service', () => {
  const list = pages.filter(({ path }) => path === routes.services);
  for (const { slug } of loadServices().filter(({ priceFrom }) => priceFrom)) {
    const own = pages.filter(({ path }) => path === servicePath(slug));
    const price = Number(/"minPrice":(\d+)/.exec(own[0]?.html ?? '')?.[1]);
    const shown = price.toLocaleString(words[siteLanguage].locale);
    for (const { document } of [...own, ...list])
      expect(textOf(findOne(document, 'main')), slug).toContain(shown);
  }
});

test('a service or industry begins and ends with its own drawing', () => {
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  const drawings = [routes.services, routes.industries].flatMap(below).map(({ document, path }) => {
    const main = findOne(document, 'main');
    const file = `/illustrations/line${path}.svg`;
    const used = findAll(main, 'use').map((use) => attribute(use, 'href'));
    expect(used, path).toEqual([`${file}#line`]);
    expect(readFileSync(`out${file}`, 'utf8')).toContain('id="line"');
    const strokes = findAll(main, 'svg', { viewBox }).flatMap((svg) => findAll(svg, 'path'));
    return strokes.map((stroke) => attribute(stroke, 'd')).join(' ');
  });
  for (const strokes of drawings) expect(strokes).toMatch(/^M-1500 290H0[a-z][^M]*H3640( |$)/i);
  expect(new Set(drawings).size).toBe(drawings.length);
});
