import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../../src/theme/contrastPairs.ts';
import { schemes } from '../../src/theme/schemes.ts';
import { contrastRatio } from './contrastRatio.ts';

describe.each(Object.keys(schemes) as (keyof typeof schemes)[])('in the %s scheme', (scheme) => {
  test.each(contrastPairs)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrastRatio(schemes[scheme][front], schemes[scheme][back])).toBeGreaterThanOrEqual(least);
  });

  test('every text role is tested against its background', () => {
    const checked = contrastPairs.map(([front, back]) => `${front} on ${back}`);
    for (const role of Object.keys(schemes[scheme]).filter((name) => name.startsWith('on'))) {
      expect(checked).toContain(`${role} on ${role.charAt(2).toLowerCase()}${role.slice(3)}`);
    }
  });
});
