import { maxPostBytes } from '../../../src/contact/limits.ts';
import { ContactError } from './contactError.ts';

export const bodyTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
] as const;
export type BodyType = (typeof bodyTypes)[number];

const elsewhere = () => new ContactError(403, 'other_origin');

function isOurs(address: string, own: string): boolean {
  return URL.canParse(address) && new URL(address).origin === own;
}

/** Browsers send the origin with every post; only a request with none of these headers is not from a browser. */
function checkSource(request: Request) {
  const own = new URL(request.url).origin;
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const referrer = request.headers.get('Referer');
  if (origin !== null && !isOurs(origin, own)) throw elsewhere();
  // `none` is a post that the visitor repeats, such as by reloading the answer.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw elsewhere();
  if (origin === null && site === null && referrer !== null && !isOurs(referrer, own))
    throw elsewhere();
}

function typeOf(request: Request): BodyType {
  const [name = '', ...parameters] = (request.headers.get('Content-Type') ?? '')
    .toLowerCase()
    .split(';');
  const type = bodyTypes.find((one) => one === name.trim());
  if (!type)
    throw new ContactError(415, 'unsupported_type', {
      detail: `Content-Type must be one of ${bodyTypes.join(', ')}.`,
    });
  const charset = parameters
    .map((one) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(one)?.[1])
    .find((one) => one !== undefined);
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new ContactError(415, 'unsupported_type', { detail: 'The charset must be utf-8.' });
  }
  const encoding = request.headers.get('Content-Encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new ContactError(415, 'unsupported_type', {
      detail: 'Content-Encoding must be identity.',
    });
  }
  return type;
}

export const tooLargeError = () => new ContactError(413, 'too_large');

/** Checks everything that does not need the body. @returns the body's type @throws ContactError */
export function checkRequestHeaders(request: Request): BodyType {
  if (request.method !== 'POST') {
    throw new ContactError(405, 'method_not_allowed', {
      detail: 'This address only takes what the contact form sends.',
      headers: { Allow: 'POST' },
    });
  }
  checkSource(request);
  const type = typeOf(request);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxPostBytes) throw tooLargeError();
  return type;
}
