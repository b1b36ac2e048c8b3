import type { Contact } from '../../../src/contact/schema.ts';
import type { TypedFields } from './body.ts';

const encoder = new TextEncoder();

export const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = (text: string) => crypto.subtle.digest('SHA-256', encoder.encode(text));

/** HMAC-SHA-256, so that a hash cannot be reproduced without the key. */
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

export interface Identity {
  key: string;
  digest: string;
  reference: string;
}

/** Crockford's base 32: no I, L, O or U, so that it can be read out on the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight letters from the first forty bits, such as `7K3M-9Q2X`. */
function readable(bytes: ArrayBuffer): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = new Uint8Array(bytes);
  const [high, low] = [(a << 12) | (b << 4) | (c >> 4), ((c & 15) << 16) | (d << 8) | e];
  const four = (bits: number) =>
    [15, 10, 5, 0].map((shift) => letters[(bits >> shift) & 31]).join('');
  return `${four(high)}-${four(low)}`;
}

/**
 * Identifies repeated posts as one inquiry: by the form's key or, without scripts, by the same content on the same day. The
 * reference is derived from the key, so that every post with it gets the same one.
 * @param now milliseconds since 1970
 */
export async function identifyInquiry(
  typed: TypedFields,
  contact: Contact,
  now: number,
): Promise<Identity> {
  const digest = toHex(await sha256(JSON.stringify(contact)));
  const day = new Date(now).toISOString().slice(0, 10);
  const key =
    typeof typed.key === 'string' && /^[\w-]{16,64}$/.test(typed.key)
      ? typed.key
      : `${day}:${digest}`;
  return { key, digest, reference: readable(await sha256(key)) };
}
