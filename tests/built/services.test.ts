import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, findAll, findOne, parseDocument, textOf } from '../../scripts/html/document.ts';
import { loadIndustries, loadPage, loadServices } from '../../src/content/load.ts';
import { frame } from '../../src/illustrations/lineDrawing.ts';
import { sectionOrder, withoutEmpty } from '../../src/screens/service/sectionOrder.ts';
import { industryPath, servicePath } from '../../src/site.ts';

const [services, industries] = [loadServices(), loadIndustries()];
const documentOf = (path: string) => parseDocument(readFileSync(`out${path}.html`, 'utf8'));

const headingsOf = (path: string) => findAll(findOne(documentOf(path), 'main'), 'h2').map((heading) => textOf(heading).trim());

test('each group of services has an order of its own, which opens on what it has in hand, or says what it is first, and says its weeks once', () => {
  const words = loadPage('service', { name: '', spoken: '' });
  const { openings, what, when, deliverables, weeks, questions, beside } = words;
  const among = [...Object.values(openings), what, when, deliverables, weeks, questions, beside];
  // Those that have everything: of the others the parts that there are stand in the same order.
  const whole = services.filter(
    (one) =>
      one.weeks.length * one.questions.length > 0 && (one.report ?? one.change ?? one.calendar ?? one.group === 'product'),
  );
  const orders = [...new Set(whole.map(({ group }) => group))].map((group) => {
    const orderOf = (slug: string) => headingsOf(servicePath(slug)).filter((heading) => among.includes(heading));
    const all = whole.filter((one) => one.group === group).map(({ slug }) => orderOf(slug));
    const [first = []] = all;
    expect(all).toEqual(all.map(() => first));
    expect(first[0]).toBe(group === 'product' ? what : openings[group]);
    expect(first.filter((heading) => heading === weeks)).toHaveLength(1);
    return first.slice(1).join();
  });
  expect(new Set(orders).size).toBe(orders.length);
});

test.each(['none', 'opening', 'facts', 'weeks', 'works', 'beside'])(
  'no field of a service page follows one of its own colour, without: %s',
  (without) => {
    for (const sections of Object.values(sectionOrder)) {
      const tones = withoutEmpty(sections, (section) => section === without).map(([, tone]) => tone);
      expect(tones.filter((tone, index) => tone === tones[index - 1])).toEqual([]);
    }
  },
);

test('each service and industry opens on a drawing of its own, from edge to edge', () => {
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  const paths = [...services.map(({ slug }) => servicePath(slug)), ...industries.map(({ slug }) => industryPath(slug))];
  const drawings = paths.map((path) => {
    const [drawing] = findAll(documentOf(path), 'svg', { viewBox });
    const strokes = drawing ? findAll(drawing, 'path').map((one) => attribute(one, 'd') ?? '') : [];
    expect(strokes[0]).toMatch(/^M-1500 290H0[a-z].*H3640$/i);
    expect(readFileSync(`out/illustrations/line-${path.split('/').at(-1)}.svg`, 'utf8')).toContain('stroke-width="8"');
    return strokes.join();
  });
  expect(new Set(drawings).size).toBe(drawings.length);
});
