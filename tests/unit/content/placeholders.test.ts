import { expect, test } from 'vitest';
import { cookieAnswerKey } from '#src/consent/cookieAnswer.ts';
import { commitments } from '#src/content/facts/commitments.ts';
import { fillPlaceholders } from '#src/content/texts/fillPlaceholders.ts';
import { site } from '#src/site.ts';

const filled = (text: string, own?: Record<string, string>, language?: 'en' | 'sv') =>
  fillPlaceholders({ text }, 'policy.yaml', own, language).text;

test('a placeholder gets its value from the facts, at any depth', () => {
  const text = { a: '{{siteName}}, {{ siteName }}', b: [{ c: '{{storageKey}}' }] };
  expect(fillPlaceholders(text, 'a.yaml')).toEqual({
    a: `${site.name}, ${site.name}`,
    b: [{ c: cookieAnswerKey }],
  });
});

const { en, sv } = commitments.replyTime;
const client = 'Őrült "Spår" \\ Söner';
test.each<[what: string, text: string, filled: string, own?: object, language?: 'sv']>([
  ['a promise', '{{ReplyTime}}, {{replyTime}}', `W${en.slice(1)}, ${en}`],
  ['a Swedish promise', '{{ReplyTime}}, {{replyTime}}', `I${sv.slice(1)}, ${sv}`, {}, 'sv'],
  ['a value for this file', 'If {{client}} does', `If ${client} does`, { client }],
  ['a share', '{{replaySessionShare}}', '10%'],
  ['an address', '{{goteborgAddress}}', 'Kungsgatan 412, 411\u00a015\u00a0Göteborg, Sweden'],
  [
    'no placeholder',
    '{siteName} "a" \\ back\\nslash $& {{',
    '{siteName} "a" \\ back\\nslash $& {{',
  ],
])('fills in %s: %s', (_, text, expected, own = {}, language = 'en' as never) => {
  expect(filled(text, own as Record<string, string>, language)).toBe(expected);
});

test('names each field with an unknown placeholder', () => {
  const text = { lead: '{{a}}', sections: [{ paragraphs: ['', '{{b}}'] }] };
  expect(() => fillPlaceholders(text, 'a.yaml')).toThrow(
    /^a.yaml: lead: {{a}}: .*\na.yaml: sections\[0\].paragraphs\[1\]: {{b}}: /,
  );
});

test.each([
  ['storageKye', 'did you mean "storageKey"?'],
  ['stockholmAddress', 'expected one of goteborgAddress'],
  ['constructor', 'expected one of siteName, '],
])('{{%s}} is refused: %s', (name, expected) => {
  expect(() => filled(`a {{${name}}} b`)).toThrow(`policy.yaml: text: {{${name}}}: ${expected}`);
});
