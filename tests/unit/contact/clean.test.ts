import { expect, test } from 'vitest';
import { cleanLine, cleanText, hasVisibleText } from '#src/contact/schema.ts';

test.each([
  ['a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['  \n x \n ', 'x'],
  ['a\u0000\u001b[31mb\u009f', 'a[31mb'],
  ['\u0000 a\tb', 'a\tb'],
  ['\ud83d and 🐻', '\ufffd and 🐻'],
  ['\u200fשלום\u200f', '\u200fשלום\u200f'],
])('the text %j becomes %j, and stays that', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test('a line has no line breaks', () =>
  expect(cleanLine(' Åsa \r\n\t Ölveti ')).toBe('Åsa Ölveti'));

test('an emoji is visible, and invisible marks are not', () =>
  expect(['🐻', '\u200b\u200d', '—', ' '].filter(hasVisibleText)).toEqual(['🐻', '—']));
