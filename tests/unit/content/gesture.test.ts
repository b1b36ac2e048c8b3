import { expect, test } from 'vitest';
import { problemsInGesture } from '#src/content/build/gesture.ts';
import { playable } from '#src/screens/works/gesture/playable.ts';

const gesture = (viewBox: string, inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
const cover = { width: 2400, height: 1800 };

test('a gesture has the shape of its cover and works as a picture', () => {
  expect(problemsInGesture(gesture('0 0 1200 900'), cover)).toEqual([]);
  const noise = Array.from({ length: 900 }, (_, i) => Math.sin(i).toString(36)).join('');
  const cases: [svg: string, problem: string][] = [
    [gesture('0 0 1200 901'), 'expected a viewBox in the shape of the cover, such as 0 0 1200 900'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'expected a viewBox'],
    ['<svg viewBox="0 0 4 3"/>', 'expected xmlns'],
    [gesture('0 0 4 3', '<text>4</text>'), 'expected no scripts, texts'],
    [gesture('0 0 4 3', '<use href="https://a.example"/>'), 'expected no scripts, texts'],
    [gesture('0 0 4 3', noise), 'compressed; expected 1500 at most'],
  ];
  for (const [svg, problem] of cases)
    expect(problemsInGesture(svg, cover)).toEqual([expect.stringContaining(problem)]);
});

test('each play has its own address, which contains the drawing', () => {
  const svg = gesture('0 0 4 3', '<path fill="#F00" d="M0 0h4"/>');
  const [first = '', second = ''] = [0, 1].map((play) => playable(svg, play));
  expect(first).not.toBe(second);
  for (const source of [first, second])
    expect(decodeURIComponent(source)).toMatch(/^data:image\/svg\+xml,<svg .*"#F00".*<\/svg>/);
});
