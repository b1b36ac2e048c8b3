import { minFillTimeMs } from '../../../src/contact/limits.ts';
import type { TypedFields } from './body.ts';
import { ContactError } from './contactError.ts';

/** A moment by the visitor's clock, in milliseconds since 1970; forms without scripts have none. */
function moment(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * Rejects forms that no person has filled in. Both moments are from the visitor's own clock, so that it does not matter how
 * wrong that is; if it was set back in between, the form passes. Neither error loses the text of a visitor who was caught by
 * mistake.
 * @throws ContactError 422
 */
export function checkSpamTraps(typed: TypedFields) {
  const bait = typed.subject;
  if (bait !== undefined && bait !== null && bait !== '') {
    throw new ContactError(422, 'trap');
  }
  const started = moment(typed.started);
  const posted = moment(typed.posted);
  if (started === undefined || posted === undefined) return;
  const took = posted - started;
  if (took >= 0 && took < minFillTimeMs) {
    throw new ContactError(422, 'too_fast');
  }
}
