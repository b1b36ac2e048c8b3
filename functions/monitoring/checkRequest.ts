import { type Dsn, refuseQuery } from '../../src/telemetry/sentry/dsn.ts';
import { HttpError } from '../httpError.ts';

/** The most that one envelope may weigh, in bytes. */
export const maxBytes = 20 * 1024 * 1024;

function checkSource(request: Request) {
  const origin = request.headers.get('Origin');
  if (origin !== null && origin !== new URL(request.url).origin) throw new HttpError(403, 'Origin is not this site.');
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin') throw new HttpError(403, 'Sec-Fetch-Site is not same-origin.');
}

/** Checks everything but the body: origin, query, encoding, declared size. @throws HttpError */
export function checkRequest(request: Request, dsn: Dsn) {
  checkSource(request);
  const refusal = refuseQuery(new URL(request.url).searchParams, dsn);
  if (refusal) throw new HttpError(refusal.status, refusal.sentence);
  const encoding = request.headers.get('Content-Encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new HttpError(415, 'Content-Encoding must be identity.');
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes)
    throw new HttpError(413, 'The envelope is larger than 20 MiB.');
}
