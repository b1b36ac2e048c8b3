/**
 * What the tunnel has to know of the service's protocol: Sentry's envelopes
 * (https://develop.sentry.dev/sdk/data-model/envelopes/) and the headers around them.
 */

const newline = 0x0a;

/** Where a message's header ends: the first line of an envelope. @returns an index, or -1 when it goes on after this chunk */
export const headerEnd = (chunk: Uint8Array): number => chunk.indexOf(newline);

/**
 * Checks that a message is meant for this destination.
 * @param header the bytes before its end
 * @returns why it is not taken: 400 when it is no message, 403 when it is for another; undefined when it is well
 */
export function refusalOf(header: Uint8Array, { text }: { text: string }): { status: 400 | 403; sentence: string } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(header));
  } catch {
    return { status: 400, sentence: 'The envelope’s header is not JSON.' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { status: 400, sentence: 'The envelope’s header is not a JSON object.' };
  }
  const named = Object.hasOwn(value, 'dsn') ? (value as { dsn: unknown }).dsn : undefined;
  if (typeof named !== 'string') return { status: 400, sentence: 'The envelope’s header has no dsn.' };
  if (named !== text) return { status: 403, sentence: 'The envelope’s dsn is not the one of this site.' };
  return undefined;
}

/** The header that tells the service the visitor's address, which it would else take from the tunnel's own connection. */
export const visitorHeader = 'X-Sentry-Forwarded-For';

/** The headers of an answer that the client acts on: how long it shall wait, and with what. */
export const answerHeaders = ['Retry-After', 'X-Sentry-Rate-Limits'];
