import { expect, test } from 'vitest';
import { problemsInGesture } from '#src/content/build/gesture.ts';
import { playable } from '#src/screens/works/gesture/playable.ts';

const gesture = (viewBox: string, inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;

test.each([
  ['accepts the shape of its cover', gesture('0 0 1200 900')],
  ['reports another shape', gesture('0 0 1200 901'), 'the cover, such as 0 0 1200 900'],
  ['reports no shape', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'expected a viewBox'],
  ['reports what is no file', '<svg viewBox="0 0 4 3"/>', 'expected xmlns'],
  ['reports texts', gesture('0 0 4 3', '<text>4</text>'), 'expected no scripts, texts'],
  ['reports URLs', gesture('0 0 4 3', '<use href="https://a.example"/>'), 'expected no scripts,'],
])('%s', (_, svg, problem?: string) => {
  expect(problemsInGesture(svg, { width: 2400, height: 1800 })).toEqual(
    problem ? [expect.stringContaining(problem)] : [],
  );
});

test('each play has its own address, which contains the drawing', () => {
  const svg = gesture('0 0 4 3', '<path fill="#F00" d="M0 0h4"/>');
  const [first = '', second = ''] = [0, 1].map((play) => playable(svg, play));
  expect(first).not.toBe(second);
  for (const source of [first, second])
    expect(decodeURIComponent(source)).toMatch(/^data:image\/svg\+xml,<svg .*"#F00".*<\/svg>/);
});
