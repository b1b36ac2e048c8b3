import { expect, test } from 'vitest';
import { csv } from '#scripts/inquiries/csv.ts';
import { sqlWith } from '#scripts/inquiries/database.ts';

test.each([
  ['Åsa, Ölveti', '"Åsa, Ölveti"'],
  ['says "hi"', '"says ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+46 8', "'+46 8"],
  ['＝1', "'＝1"],
  ['a;"=1', '"a;\'""=1"'],
  ['a\n\n=1', '"a\n\n\'=1"'],
  ['\u00ad\u061c\u3164 -1', "'\u00ad\u061c\u3164 -1"],
])('%j becomes %j in a spreadsheet', (text, cell) => {
  expect(csv(['a'], [{ a: text }])).toBe(`\ufeffa\r\n${cell}\r\n`);
});

test('escapes values in SQL', () => {
  const values = ["o'hara?", "'; DROP TABLE inquiries; --", 7, null];
  expect(sqlWith('?2, ?3, ?4', values)).toBe("'''; DROP TABLE inquiries; --', 7, null");
  expect(sqlWith('?, ?', values)).toBe("'o''hara?', '''; DROP TABLE inquiries; --'");
});
