import type { Database } from './database.ts';
import { hmacSha256 } from './hash.ts';

/** Networks assign whole /64 prefixes, so one prefix counts as one IPv6 sender; an IPv4-mapped address counts as its IPv4 address. */
function network(written: string): string {
  const address = written.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The random salt of a day, made at its first post. Earlier salts are deleted, so that old hashes cannot be reversed. */
async function saltOf(day: string, database: Database): Promise<string> {
  const [, , found] = await database.batch<{ salt: string }>([
    database.prepare('DELETE FROM salts WHERE day <> ?').bind(day),
    database.prepare('INSERT OR IGNORE INTO salts (day, salt) VALUES (?, ?)').bind(day, crypto.randomUUID()),
    database.prepare('SELECT salt FROM salts WHERE day = ?').bind(day),
  ]);
  return found?.results[0]?.salt ?? '';
}

/**
 * A hash of the request's address that is useless on any other day.
 * @param secret RATE_SALT; without it the salt is in the database, which protects less if that is stolen
 * @param now milliseconds since 1970
 */
export async function hashedSender(request: Request, secret: string | undefined, database: Database, now: number) {
  const day = new Date(now).toISOString().slice(0, 10);
  const salt = secret || (await saltOf(day, database));
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  return (await hmacSha256(salt, `${day} ${network(address)}`)).slice(0, 32);
}
