import { type Destination, tunnelParameters } from '../../src/telemetry/sentry/dsn.ts';
import { HttpError } from '../httpError.ts';

/** The most that one envelope may weigh, in bytes. */
export const maxBytes = 20 * 1024 * 1024;

function checkSource(request: Request) {
  const origin = request.headers.get('Origin');
  if (origin !== null && origin !== new URL(request.url).origin) throw new HttpError(403, 'Origin is not this site.');
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin') throw new HttpError(403, 'Sec-Fetch-Site is not same-origin.');
}

function checkQuery(query: URLSearchParams, destination: Destination) {
  for (const { name, required, shape, rule } of tunnelParameters) {
    const [value, another] = query.getAll(name);
    const valid = value === undefined ? !required : another === undefined && shape.test(value);
    if (!valid) throw new HttpError(400, `${name} ${rule}.`);
  }
  for (const { name, says } of tunnelParameters) {
    if ((query.get(name) ?? undefined) !== destination[says])
      throw new HttpError(403, `${name} is not the ${says} of this site.`);
  }
}

/** Checks everything but the body: origin, query, encoding, declared size. @throws HttpError */
export function checkRequest(request: Request, destination: Destination) {
  checkSource(request);
  checkQuery(new URL(request.url).searchParams, destination);
  const encoding = request.headers.get('Content-Encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new HttpError(415, 'Content-Encoding must be identity.');
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes)
    throw new HttpError(413, 'The envelope is larger than 20 MiB.');
}
