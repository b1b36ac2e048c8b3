import { expect, test } from 'vitest';
import { attribute, findAll } from '../../scripts/html/document.ts';
import { frame } from '../../src/illustrations/lineDrawing.ts';
import { sectionOrder, withoutEmpty } from '../../src/screens/service/sectionOrder.props.ts';
import { routes } from '../../src/site.ts';
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
