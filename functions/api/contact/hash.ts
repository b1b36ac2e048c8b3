const encoder = new TextEncoder();

export const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = (text: string) => crypto.subtle.digest('SHA-256', encoder.encode(text));

/** HMAC-SHA-256, so that a hash cannot be reproduced without the key. */
export async function hmacSha256(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return toHex(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}
