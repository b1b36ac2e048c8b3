import { maxPostBytes } from '../../../src/contact/limits.ts';
import { ContactError } from './contactError.ts';

export const bodyTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
] as const;
export type BodyType = (typeof bodyTypes)[number];

const otherOriginError = () => new ContactError(403, 'other_origin');

const hasOrigin = (url: string, origin: string) =>
  URL.canParse(url) && new URL(url).origin === origin;

/** Rejects posts from other sites. Accepts programs, which send none of these headers. */
function checkSource(request: Request) {
  const own = new URL(request.url).origin;
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const referrer = request.headers.get('Referer');
  if (origin !== null && !hasOrigin(origin, own)) throw otherOriginError();
  // Browsers send `none` when a visitor repeats a post by reloading the answer.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw otherOriginError();
  if (origin === null && site === null && referrer !== null && !hasOrigin(referrer, own))
    throw otherOriginError();
}

function readBodyType(request: Request): BodyType {
  const [name = '', ...parameters] = (request.headers.get('Content-Type') ?? '')
    .toLowerCase()
    .split(';');
  const type = bodyTypes.find((bodyType) => bodyType === name.trim());
  if (!type)
    throw new ContactError(415, 'unsupported_type', {
      detail: `Content-Type must be one of ${bodyTypes.join(', ')}.`,
    });
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(parameter)?.[1])
    .find((value) => value !== undefined);
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

/** Checks method, source, type and size by the headers. @throws ContactError 403, 405, 413, 415 */
export function checkRequestHeaders(request: Request): BodyType {
  if (request.method !== 'POST') {
    throw new ContactError(405, 'method_not_allowed', {
      detail: 'This URL only accepts what the contact form sends.',
      headers: { Allow: 'POST' },
    });
  }
  checkSource(request);
  const type = readBodyType(request);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxPostBytes) throw tooLargeError();
  return type;
}
