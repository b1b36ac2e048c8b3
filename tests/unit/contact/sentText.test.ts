import { describe, expect, test } from 'vitest';
import { sentText } from '../../../src/contact/sentText.ts';
import { commitments } from '../../../src/content/commitments.ts';

const at = (iso: string) => Date.parse(iso);

describe('on a working day', () => {
  test('an inquiry is answered as promised', () => {
    expect(sentText('inquiry', 'en', at('2026-11-24T12:00:00Z')).next).toContain(`We answer ${commitments.replyTime.en}.`);
    expect(sentText('inquiry', 'sv', at('2026-11-24T12:00:00Z')).next).toContain(commitments.replyTime.sv);
  });

  test('and so is one on a Friday, when the offices are closed for a weekend only', () => {
    expect(sentText('inquiry', 'en', at('2026-11-27T12:00:00Z')).next).not.toContain('back on');
  });
});

describe('around closed days', () => {
  test.each([
    ['while closed', '2026-12-30T12:00:00Z', '7 January'],
    ['on the last day before', '2026-12-22T12:00:00Z', '7 January'],
    ['on the Saturday before', '2027-07-03T12:00:00Z', '2 August'],
    ['at Stockholm’s midnight, not at Greenwich’s', '2026-12-21T23:30:00Z', '7 January'],
  ])('%s, the day of the answer is named', (_, moment, day) => {
    expect(sentText('inquiry', 'en', at(moment)).next).toContain(`back on ${day}. We answer by the end of that day.`);
    expect(sentText('application', 'en', at(moment)).next).toContain(`back on ${day}`);
  });

  test('also in Swedish', () => {
    expect(sentText('inquiry', 'sv', at('2026-12-30T12:00:00Z')).next).toContain('öppnar igen den 7 januari');
  });

  test('on the day when we are back, the usual promise holds', () => {
    expect(sentText('inquiry', 'en', at('2027-01-07T12:00:00Z')).next).toContain(commitments.replyTime.en);
  });
});
