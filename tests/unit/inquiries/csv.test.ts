import { expect, test } from 'vitest';
import { csv } from '#scripts/inquiries/csv.ts';
import { sqlWith } from '#scripts/inquiries/database.ts';

const cellOf = (text: string) =>
  csv(['a'], [{ a: text }])
    .replace(/^\ufeffa\r\n/, '')
    .replace(/\r\n$/, '');

test.each([
  ['Åsa, Ölveti', '"Åsa, Ölveti"'],
  ['says "hi"', '"says ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+46 8', "'+46 8"],
  ['\u200b=1', "'\u200b=1"],
  ['＝1', "'＝1"],
  ['a;=1', '"a;\'=1"'],
  ['a\n\n=1', '"a\n\n\'=1"'],
  ['a;"=1', '"a;\'""=1"'],
  ['\u00ad\u061c\u3164 -1', "'\u00ad\u061c\u3164 -1"],
])('%j becomes %j in a spreadsheet', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('orders values by their columns, and leaves cells without a value empty', () => {
  const rows = [
    { a: 1, b: null },
    { a: 2, b: 'x' },
  ] as const;
  expect(csv(['b', 'a'], [...rows])).toBe('\ufeffb,a\r\n,1\r\nx,2\r\n');
});

test('escapes values in SQL', () => {
  const values = ["o'hara?", "'; DROP TABLE inquiries; --", 7, null];
  expect(sqlWith('?2, ?3, ?4', values)).toBe("'''; DROP TABLE inquiries; --', 7, null");
  expect(sqlWith('?, ?', values)).toBe("'o''hara?', '''; DROP TABLE inquiries; --'");
});
