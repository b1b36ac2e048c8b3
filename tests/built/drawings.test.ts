import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { attribute, findAll, parseDocument } from '../../scripts/html/document.ts';
import { industries } from '../../src/content/industries/list.ts';
import { services } from '../../src/content/services/list.ts';
import { frame } from '../../src/illustrations/lineDrawing.ts';
import { industryPath, servicePath } from '../../src/site.ts';

const pages = [
  ...services.map(({ slug }) => ({ slug, path: servicePath(slug) })),
  ...industries.map(({ slug }) => ({ slug, path: industryPath(slug) })),
];

const strokesOf = (path: string) => {
  const [drawing] = findAll(parseDocument(readFileSync(`out${path}.html`, 'utf8')), 'svg', {
    viewBox: `0 0 ${frame.width} ${frame.height}`,
  });
  return drawing ? findAll(drawing, 'path').map((one) => attribute(one, 'd') ?? '') : [];
};

describe.each(pages)('$path', ({ slug, path }) => {
  const strokes = strokesOf(path);

  test('opens on one line from edge to edge, and one more stroke at the most', () => {
    expect(strokes[0]).toMatch(/^M-1500 290H0[a-z].*H3640$/i);
    expect(strokes.length).toBeLessThanOrEqual(2);
    for (const stroke of strokes) expect(stroke.match(/m/gi)).toHaveLength(1);
  });

  test('its drawing is small, and is there for lists too', () => {
    expect(brotliCompressSync(strokes.join('\n')).length).toBeLessThan(1500);
    expect(readFileSync(`out/illustrations/line-${slug}.svg`, 'utf8')).toContain('stroke-width="8"');
  });
});

test('no two pages have the same drawing', () => {
  expect(new Set(pages.map(({ path }) => strokesOf(path).join())).size).toBe(pages.length);
});
