import { minFillTimeMs } from '../../../src/contact/limits.ts';
import type { TypedFields } from './body.ts';
import { ContactError } from './contactError.ts';

/** Parses milliseconds since 1970. Returns undefined if the form was sent without scripts. */
function parseTime(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * Rejects forms with a filled honeypot or an impossibly short fill time. Both times come from the
 * visitor's clock, so a wrong clock does not matter.
 * @throws ContactError 422
 */
export function checkSpamTraps(typed: TypedFields) {
  const honeypot = typed.subject;
  if (honeypot !== undefined && honeypot !== null && honeypot !== '')
    throw new ContactError(422, 'trap');
  const started = parseTime(typed.started);
  const posted = parseTime(typed.posted);
  if (started === undefined || posted === undefined) return;
  const fillTimeMs = posted - started;
  if (fillTimeMs >= 0 && fillTimeMs < minFillTimeMs) throw new ContactError(422, 'too_fast');
}
