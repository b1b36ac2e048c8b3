import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../src/site.ts';

test('the wordmark is an outline of the name, cropped to its edges', () => {
  const svg = readFileSync('out/wordmark.svg', 'utf8');
  expect(svg).toContain(`<title>${site.name}</title>`);
  expect(svg).not.toMatch(/<text|<image|NaN/);
  const [, width, height] = /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(svg) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  expect(svg.match(/ d="[^"]{100,}"/)).not.toBeNull();
});
