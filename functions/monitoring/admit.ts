import type { Dsn } from '../../src/telemetry/dsn.ts';
import { Refusal } from './refusal.ts';

/** The most that one envelope may weigh, in bytes. */
export const maxBytes = 20 * 1024 * 1024;

function checkSource(request: Request) {
  const origin = request.headers.get('Origin');
  if (origin !== null && origin !== new URL(request.url).origin) throw new Refusal(403, 'Origin is not this site.');
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin') throw new Refusal(403, 'Sec-Fetch-Site is not same-origin.');
}

function digits(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  if (values.length !== 1 || !/^\d{1,20}$/.test(values[0] ?? ''))
    throw new Refusal(400, `${name} must be given once, in digits.`);
  return values[0] ?? '';
}

function checkQuery(query: URLSearchParams, dsn: Dsn) {
  const organisation = digits(query, 'o');
  const project = digits(query, 'p');
  const regions = query.getAll('r');
  if (regions.length > 1 || (regions[0] !== undefined && !/^[a-z]{2,8}$/.test(regions[0]))) {
    throw new Refusal(400, 'r must be given once at the most, in two to eight small letters.');
  }
  if (organisation !== dsn.organisation) throw new Refusal(403, 'o is not the organisation of this site.');
  if (project !== dsn.project) throw new Refusal(403, 'p is not the project of this site.');
  if (regions[0] !== dsn.region) throw new Refusal(403, 'r is not the region of this site.');
}

/** Everything that can be told without reading the body. @throws Refusal */
export function admit(request: Request, dsn: Dsn) {
  checkSource(request);
  checkQuery(new URL(request.url).searchParams, dsn);
  const encoding = request.headers.get('Content-Encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new Refusal(415, 'Content-Encoding must be identity.');
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes)
    throw new Refusal(413, 'The envelope is larger than 20 MiB.');
}
