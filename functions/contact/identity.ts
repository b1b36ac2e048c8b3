import { chosenFile, cvField } from '../../src/contact/cv.ts';
import type { ValidForm } from '../../src/contact/schema.ts';
import type { SentFields } from './body.ts';

const encoder = new TextEncoder();

export const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = (text: string) => crypto.subtle.digest('SHA-256', encoder.encode(text));

/** Returns the HMAC-SHA-256 of a text in hexadecimal digits. */
export async function hmacSha256(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return toHex(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}

/** Equal keys and digests identify the same inquiry. Visitors see the reference. */
export interface Identity {
  key: string;
  digest: string;
  reference: string;
}

/** Crockford's base 32, without I, L, O and U, is easy to read out on the telephone. */
const base32Alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Writes the first 40 bits as eight characters, such as `7K3M-9Q2X`. */
function toReference(bytes: ArrayBuffer): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = new Uint8Array(bytes);
  const [high, low] = [(a << 12) | (b << 4) | (c >> 4), ((c & 15) << 16) | (d << 8) | e];
  const four = (bits: number) =>
    [15, 10, 5, 0].map((shift) => base32Alphabet[(bits >> shift) & 31]).join('');
  return `${four(high)}-${four(low)}`;
}

/**
 * Recognises repeated posts of one inquiry: by the form's random key or, without scripts, by equal
 * content on the same day. Posts with the same key get the same reference.
 * @param now milliseconds since 1970
 */
export async function identifyInquiry(
  sent: SentFields,
  valid: ValidForm,
  now: number,
): Promise<Identity> {
  // Identifies a file by its name and size: hashing 5 MB could exceed a Function's time limit.
  const size = chosenFile(sent[cvField])?.size;
  // Leaves out the source, which changes after a reload.
  const { source: _, ...fields } = valid.fields;
  const digest = toHex(await sha256(JSON.stringify([{ ...valid, fields }, size])));
  const day = new Date(now).toISOString().slice(0, 10);
  const key =
    typeof sent.key === 'string' && /^[\w-]{16,64}$/.test(sent.key) ? sent.key : `${day}:${digest}`;
  return { key, digest, reference: toReference(await sha256(key)) };
}
