import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from '../../../scripts/inquiries/csv.ts';
import { sqlWith } from '../../../scripts/inquiries/database.ts';

const cellOf = (text: string) =>
  csv(['a'], [{ a: text }])
    .replace(/^\ufeffa\r\n/, '')
    .replace(/\r\n$/, '');

/** Any UTF-16 code units, including unpaired surrogates. */
const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

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
])('%j becomes %j in a spreadsheet', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('starts no cell with a formula, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      for (const part of cellOf(text).split(/[;\t\r\n]/))
        expect(part).not.toMatch(/^[\s"\u200b\u00ad\u061c\u3164]*[=+\-@]/);
    }),
  );
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
