import { expect, test } from 'vitest';
import { contrastPairs } from '../../src/theme/contrastPairs.ts';
import { schemes } from '../../src/theme/schemes.ts';
import { contrastRatio } from './contrastRatio.ts';

test.each(['light', 'dark'] as const)(
  'every pair of colours in the %s scheme has enough contrast',
  (name) => {
    const scheme = schemes[name];
    const faults = contrastPairs.flatMap(([front, back, min]) => {
      const ratio = contrastRatio(scheme[front], scheme[back]);
      const pair = `src/theme/colours.ts: ${name}: ${front} ${scheme[front]} on ${back} ${scheme[back]}`;
      return ratio < min
        ? [`${pair} has ${ratio.toFixed(2)} to 1; expected ${min} to 1 or more`]
        : [];
    });
    expect(faults).toEqual([]);
  },
);

test('every text role is tested against its background', () => {
  const checked = contrastPairs.map(([front, back]) => `${front} on ${back}`);
  for (const role of Object.keys(schemes.light).filter((name) => name.startsWith('on')))
    expect(checked).toContain(`${role} on ${role.charAt(2).toLowerCase()}${role.slice(3)}`);
});
