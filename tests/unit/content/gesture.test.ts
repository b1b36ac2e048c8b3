import { expect, test } from 'vitest';
import { problemsInGesture } from '#src/content/drawings/gesture.ts';

const gesture = (viewBox: string, inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;

test.each([
  ['accepts the shape of its cover', gesture('0 0 1200 900')],
  ['reports another shape', gesture('0 0 1200 901'), 'the cover, such as 0 0 1200 900'],
  ['reports what is no file', '<svg viewBox="0 0 4 3"/>', 'expected xmlns'],
  ['reports texts', gesture('0 0 4 3', '<text>4</text>'), 'expected no scripts, texts'],
  ['reports URLs', gesture('0 0 4 3', '<use href="https://a.example"/>'), 'expected no scripts,'],
])('%s', (_, svg, problem?: string) => {
  expect(problemsInGesture(svg, { width: 2400, height: 1800 })).toEqual(
    problem ? [expect.stringContaining(problem)] : [],
  );
});
