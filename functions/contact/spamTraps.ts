import { honeypot } from '../../src/contact/honeypot.ts';
import { minFillTimeMs } from '../../src/contact/limits.ts';
import type { SentFields } from './body.ts';
import { ContactError } from './contactError.ts';

/** Reads a time, which is a number in JSON and a text in a form with a file. */
const timeOf = (value: unknown) => (typeof value === 'string' ? Number.parseInt(value, 10) : value);

/**
 * Rejects forms with a filled honeypot or an impossibly short fill time. Both times come from the
 * visitor's clock, so a wrong clock does not matter.
 * @throws ContactError 422
 */
export function checkSpamTraps(sent: SentFields) {
  if (sent[honeypot.field]) throw new ContactError(422, honeypot.code);
  const [started, posted] = [timeOf(sent.started), timeOf(sent.posted)];
  // Forms sent without scripts have no times.
  if (typeof started !== 'number' || typeof posted !== 'number') return;
  const fillTimeMs = posted - started;
  if (fillTimeMs >= 0 && fillTimeMs < minFillTimeMs) throw new ContactError(422, 'too_fast');
}
