import { describe, expect, test } from 'vitest';
import { loadWorks } from '../../src/content/load.ts';
import { schemes } from '../../src/theme/colours.ts';
import { contrastPairs } from '../../src/theme/contrastPairs.ts';

/** Relative luminance of `#rrggbb` (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** From 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.keys(schemes) as (keyof typeof schemes)[])('in the %s scheme', (scheme) => {
  test.each(contrastPairs)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(schemes[scheme][front], schemes[scheme][back])).toBeGreaterThanOrEqual(least);
  });

  test('every text role is tested against its background', () => {
    const checked = contrastPairs.map(([front, back]) => `${front} on ${back}`);
    for (const role of Object.keys(schemes[scheme]).filter((name) => name.startsWith('on'))) {
      expect(checked).toContain(`${role} on ${role.charAt(2).toLowerCase()}${role.slice(3)}`);
    }
  });
});

test.each(loadWorks())('$slug: its lines are visible in both schemes, and its cover is readable', ({ colour }) => {
  for (const { page, quiet } of Object.values(schemes))
    for (const ground of [page, quiet]) expect(contrast(colour.line, ground)).toBeGreaterThanOrEqual(3);
  expect(contrast(colour.field, colour.ink)).toBeGreaterThanOrEqual(4.5);
});
