import { describe, expect, test } from 'vitest';
import { cookieAnswerKey } from '../../../src/consent/cookieAnswer.ts';
import { commitments } from '../../../src/content/commitments.ts';
import { fillPlaceholders } from '../../../src/content/placeholders.ts';
import type { LegalText } from '../../../src/content/schema.ts';
import { site } from '../../../src/site.ts';
import { replay } from '../../../src/telemetry/constants.ts';

const legal = (lead: string, more: Partial<LegalText> = {}): LegalText => ({
  title: 'Title',
  summary: 'Summary',
  updated: '2026-11-21',
  lead,
  sections: [{ id: 'one', heading: 'One', paragraphs: [] }],
  ...more,
});
const filled = (lead: string) => fillPlaceholders(legal(lead), 'policy.yaml').lead;

describe('a placeholder', () => {
  test('takes its value from the facts', () => {
    expect(filled('{{siteName}} stores {{storageKey}}.')).toBe(`${site.name} stores ${cookieAnswerKey}.`);
  });

  test('may occur several times and with spaces', () => {
    expect(filled('{{siteName}}, {{ siteName }}')).toBe(`${site.name}, ${site.name}`);
  });

  test('is filled in headings, tables and lists too', () => {
    const table = { head: ['{{siteName}}'], rows: [['{{siteName}}']] };
    const text = legal('', {
      sections: [{ id: 'one', heading: '{{siteName}}', paragraphs: ['{{siteName}}'], table, list: ['{{siteName}}'] }],
    });
    expect(JSON.stringify(fillPlaceholders(text, 'policy.yaml'))).not.toContain('{{');
  });

  test("gives each office's address", () => {
    for (const { id, street, city } of site.offices) {
      expect(filled(`{{${id}Address}}`)).toContain(street);
      expect(filled(`{{${id}Address}}`)).toContain(city);
    }
  });

  test('gives a promise in the language of its file, with a capital where its name has one', () => {
    const said = (language: 'en' | 'sv') =>
      fillPlaceholders({ text: '{{ReplyTime}}, {{replyTime}}' }, 'page.yaml', {}, language).text;
    const { en, sv } = commitments.replyTime;
    expect(said('en')).toBe(`B${en.slice(1)}, ${en}`);
    expect(said('sv')).toBe(`S${sv.slice(1)}, ${sv}`);
  });

  test('of a single file only takes the value passed with it, quotes included', () => {
    const own = { client: 'Őrült "Spår" \\ Söner' };
    expect(fillPlaceholders({ text: 'If {{client}} does' }, 'work.yaml', own).text).toBe(`If ${own.client} does`);
    expect(() => filled('{{client}}')).toThrow('policy.yaml: {{client}}: expected one of');
  });

  test('shows fractions in per cent and times in minutes', () => {
    expect(Number.parseFloat(filled('{{replaySessionShare}}'))).toBeCloseTo(replay.sessionSampleRate * 100);
    expect(filled('{{replaySessionShare}}')).toMatch(/^\d+%$/);
    expect(filled('{{replayIdlePause}}')).toBe('5 minutes');
    expect(filled('{{replayMaxDuration}}')).toBe('60 minutes');
  });

  test.each(['storageKye', 'constructor', '__proto__', 'toString', 'storage-key', 'storage key', ''])(
    'called "%s" is refused with the file and the names that exist',
    (name) => {
      expect(() => filled(`a {{${name}}} b`)).toThrow(`policy.yaml: {{${name}}}: expected one of siteName, `);
    },
  );

  test.each(['{siteName}', '{ {siteName} }', 'a "quoted" \\ back\\nslash', '$& $1 {{'])('is not found in %j', (text) => {
    expect(filled(text)).toBe(text);
  });
});
