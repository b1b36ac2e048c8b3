import { expect, test } from 'vitest';
import { cookieAnswerKey } from '#src/consent/cookieAnswer.ts';
import { fillPlaceholders } from '#src/content/build/placeholders.ts';
import { commitments } from '#src/content/facts/commitments.ts';
import { site } from '#src/site.ts';
import { replay } from '#src/telemetry/constants.ts';

const filled = (text: string, own?: Record<string, string>, language?: 'en' | 'sv') =>
  fillPlaceholders({ text }, 'policy.yaml', own, language).text;

test('a placeholder gets its value from the facts, at any depth', () => {
  const text = { a: '{{siteName}}, {{ siteName }}', b: [{ c: '{{storageKey}}' }] };
  expect(fillPlaceholders(text, 'a.yaml')).toEqual({
    a: `${site.name}, ${site.name}`,
    b: [{ c: cookieAnswerKey }],
  });
  for (const { id, street } of site.offices) expect(filled(`{{${id}Address}}`)).toContain(street);
});

test('a promise has the language of its file, and a capital if its name has one', () => {
  const { en, sv } = commitments.replyTime;
  expect(filled('{{ReplyTime}}, {{replyTime}}')).toBe(`W${en.slice(1)}, ${en}`);
  expect(filled('{{ReplyTime}}, {{replyTime}}', {}, 'sv')).toBe(`I${sv.slice(1)}, ${sv}`);
});

test('a placeholder of a single file gets the value passed for it, with its quotes', () => {
  const client = 'Őrült "Spår" \\ Söner';
  expect(filled('If {{client}} does', { client })).toBe(`If ${client} does`);
  expect(() => filled('{{client}}')).toThrow('policy.yaml: text: {{client}}: expected one of');
});

test('fractions are in per cent and times in minutes', () => {
  expect(filled('{{replaySessionShare}}')).toBe(`${replay.sessionSampleRate * 100}%`);
  expect(filled('{{replayIdlePause}}, {{replayMaxDuration}}')).toBe('5 minutes, 60 minutes');
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
  ['', 'expected one of siteName, '],
])('{{%s}} is refused: %s', (name, expected) => {
  expect(() => filled(`a {{${name}}} b`)).toThrow(`policy.yaml: text: {{${name}}}: ${expected}`);
});

test.each(['{siteName}', '{ {siteName} }', 'a "quoted" \\ back\\nslash', '$& $1 {{'])(
  '%j is unchanged',
  (text) => {
    expect(filled(text)).toBe(text);
  },
);
