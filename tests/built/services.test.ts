import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, findAll, parseDocument } from '../../scripts/html/document.ts';
import { loadIndustries, loadServices } from '../../src/content/build/load.ts';
import { frame } from '../../src/illustrations/lineDrawing.ts';
import { sectionOrder, withoutEmpty } from '../../src/screens/service/sectionOrder.props.ts';
import { industryPath, servicePath } from '../../src/site.ts';

const [services, industries] = [loadServices(), loadIndustries()];
const documentOf = (path: string) => parseDocument(readFileSync(`out${path}.html`, 'utf8'));

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

test('every service and industry has its own drawing, from edge to edge', () => {
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  const paths = [
    ...services.map(({ slug }) => servicePath(slug)),
    ...industries.map(({ slug }) => industryPath(slug)),
  ];
  const drawings = paths.map((path) => {
    const [drawing] = findAll(documentOf(path), 'svg', { viewBox });
    const strokes = drawing ? findAll(drawing, 'path').map((it) => attribute(it, 'd') ?? '') : [];
    expect(strokes[0]).toMatch(/^M-1500 290H0[a-z].*H3640$/i);
    expect(readFileSync(`out/illustrations/line-${path.split('/').at(-1)}.svg`, 'utf8')).toContain(
      'stroke-width="8"',
    );
    return strokes.join();
  });
  expect(new Set(drawings).size).toBe(drawings.length);
});
