import { ContactError } from './contactError.ts';

export const bodyTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
] as const;
export type BodyType = (typeof bodyTypes)[number];

const hasOrigin = (url: string, origin: string) =>
  URL.canParse(url) && new URL(url).origin === origin;

/** Rejects posts from other sites. Accepts programs, which send none of these headers. */
function checkSource(request: Request) {
  const { headers, url } = request;
  const source = headers.get('Origin') ?? headers.get('Referer') ?? url;
  // Browsers send `none` when a visitor repeats a post by reloading the answer.
  const site = headers.get('Sec-Fetch-Site') ?? 'none';
  if (!hasOrigin(source, new URL(url).origin) || !['same-origin', 'none'].includes(site))
    throw new ContactError(403, 'other_origin');
}

function readBodyType({ headers }: Request): BodyType {
  const refusal = (detail: string) => new ContactError(415, 'unsupported_type', { detail });
  const contentType = headers.get('Content-Type') ?? '';
  const [name = ''] = contentType.toLowerCase().split(';');
  const type = bodyTypes.find((bodyType) => bodyType === name.trim());
  if (!type) throw refusal(`Content-Type must be one of ${bodyTypes.join(', ')}.`);
  if (/;\s*charset="?(?!utf-?8\b)/i.test(contentType)) throw refusal('The charset must be utf-8.');
  if (headers.has('Content-Encoding')) throw refusal('The body must not be encoded.');
  return type;
}

/** Checks method, source and type by the headers. @throws ContactError 403, 405, 415 */
export function checkRequestHeaders(request: Request): BodyType {
  if (request.method !== 'POST') {
    throw new ContactError(405, 'method_not_allowed', {
      detail: 'This URL only accepts what the contact form sends.',
      headers: { Allow: 'POST' },
    });
  }
  checkSource(request);
  return readBodyType(request);
}
