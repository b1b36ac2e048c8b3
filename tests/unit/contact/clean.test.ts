import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, hasVisibleText } from '../../../src/contact/schema.ts';

/** Any UTF-16 code units, including unpaired surrogates. */
const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

test.each([
  ['a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['  \n x \n ', 'x'],
  ['a\u0000\u001b[31mb\u009f', 'a[31mb'],
  ['a\tb', 'a\tb'],
  ['\ud83d and 🐻', '\ufffd and 🐻'],
  ['\u200fשלום\u200f', '\u200fשלום\u200f'],
])('the text %j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

test('a line has no line breaks', () =>
  expect(cleanLine(' Åsa \r\n\t Ölveti ')).toBe('Åsa Ölveti'));

test('an emoji is visible, and invisible marks are not', () => {
  expect(['🐻', '—', '\u200b\u200d\u2060', ' '].map(hasVisibleText)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('cleaning is idempotent, and the result can be stored and shown', () => {
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u);
      expect(cleanLine(text)).not.toMatch(/[\n\t]/);
    }),
  );
});
