import { expect, test } from 'vitest';
import { sentText } from '#src/contact/sentText.ts';
import { commitments } from '#src/content/facts/commitments.ts';

const { replyTime, applicationReply } = commitments;
const workday = '2026-11-24T12:00:00Z';
const closed = '2026-12-30T12:00:00Z';

test.each([
  ['on a working day', 'inquiry', 'en', workday, `We answer ${replyTime.en}.`],
  ['to an application in Swedish', 'application', 'sv', workday, applicationReply.sv],
  ['while closed', 'inquiry', 'en', closed, 'on 7 January. We answer by the end of that day.'],
  ['at midnight in Stockholm', 'inquiry', 'en', '2026-12-21T23:30:00Z', 'back on 7 January'],
] as const)('names the day of the answer %s', (_, kind, language, moment, said) => {
  expect(sentText(kind, language, Date.parse(moment)).next).toContain(said);
});
