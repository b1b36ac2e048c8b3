import { expect, test } from 'vitest';
import { progressLine } from '../../../scripts/images/progressLine.ts';

/** Reports progress at the given seconds of a run of 100 seconds with forty pictures. @returns what was written */
function written(isTTY: boolean, seconds: number[]): string[] {
  const texts: string[] = [];
  let time = 0;
  const line = progressLine({ isTTY, write: (text) => texts.push(text) }, () => time);
  for (const second of seconds) {
    time = second * 1000;
    line.report({ left: 40 - Math.floor(second * 0.4), done: second / 100 });
  }
  line.end();
  return texts;
}

test('a terminal gets one line that shows what is left and how long it will take', () => {
  expect(written(true, [5, 50, 100])).toEqual([
    '\r\u001b[Kpictures: 38 left to encode, about 95 s',
    '\r\u001b[Kpictures: 20 left to encode, about 50 s',
    '\r\u001b[K',
  ]);
});

test('elsewhere a line is written every half minute', () => {
  const seconds = Array.from({ length: 100 }, (_, second) => second + 1);
  expect(written(false, seconds)).toEqual([
    'pictures: 28 left to encode, about 70 s\n',
    'pictures: 16 left to encode, about 40 s\n',
    'pictures: 4 left to encode, about 10 s\n',
  ]);
});
