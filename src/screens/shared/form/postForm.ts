import words from '#words/form';
import type { FieldErrors } from '../../../contact/schema.ts';
import { languageOf } from '../../../languages.ts';

export type Outcome =
  | { sent: true; reference: string }
  | { sent: false; errors: FieldErrors }
  /** A sentence for the visitor, and the Function's error code if it returned one. */
  | { sent: false; failure: string; code?: string };

const timeoutMs = 30_000;
/** A phone sends a large file in two minutes at 0.4 Mbit/s. */
const timeoutWithFileMs = 180_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a form with a file in parts, as the browser sends it. */
function inParts(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one instanceof File ? one : String(one));
  return form;
}

/**
 * Sends a form to the Function as JSON, or in parts if there is a file, with the language of error
 * messages in `fields.language`. Never throws: a failure is a returned outcome.
 */
export async function postForm(
  fields: Record<string, unknown>,
  ask: typeof fetch = fetch,
): Promise<Outcome> {
  const { failed, unreachable } = words[languageOf(fields.language)];
  const hasFile = Object.values(fields).some((value) => value instanceof File);
  let response: Response;
  try {
    response = await ask('/api/contact', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        ...(!hasFile && { 'Content-Type': 'application/json' }),
      },
      body: hasFile ? inParts(fields) : JSON.stringify(fields),
      signal: AbortSignal.timeout(hasFile ? timeoutWithFileMs : timeoutMs),
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
