import type { FieldErrors } from '../../../contact/schema.ts';
import { sentences } from '../../../contact/sentences.ts';
import { languageOf } from '../../../content/facts/language.ts';

export type Outcome =
  | { sent: true; reference: string }
  | { sent: false; errors: FieldErrors }
  /** A sentence for the visitor, and the Function's error code if it returned one. */
  | { sent: false; failure: string; code?: string };

const timeoutMs = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Sends a form to the Function as JSON, with the language of error messages in `fields.language`.
 * Never throws: a failure is a returned outcome.
 */
export async function postForm(
  fields: Record<string, unknown>,
  ask: typeof fetch = fetch,
): Promise<Outcome> {
  const { failed, unreachable } = sentences[languageOf(fields.language)];
  let response: Response;
  try {
    response = await ask('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return { sent: false, failure: unreachable };
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isRecord(answer)) return { sent: false, failure: failed };
  if (response.ok && typeof answer.reference === 'string')
    return { sent: true, reference: answer.reference };
  if (answer.code === 'invalid' && isRecord(answer.errors))
    return { sent: false, errors: answer.errors };
  return {
    sent: false,
    failure: typeof answer.message === 'string' ? answer.message : failed,
    ...(typeof answer.code === 'string' && { code: answer.code }),
  };
}
