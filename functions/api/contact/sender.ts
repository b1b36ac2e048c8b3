import type { Database } from './database.ts';
import { hmacSha256 } from './hash.ts';

/** Networks hand out whole /64 prefixes, so that is what counts as one IPv6 sender. */
function network(address: string): string {
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

/** The random salt of a day, made at its first post; those of earlier days go, and with them any way back to an address. */
async function saltOf(day: string, database: Database): Promise<string> {
  const [, , found] = await database.batch<{ salt: string }>([
    database.prepare('DELETE FROM salts WHERE day <> ?').bind(day),
    database.prepare('INSERT OR IGNORE INTO salts (day, salt) VALUES (?, ?)').bind(day, crypto.randomUUID()),
    database.prepare('SELECT salt FROM salts WHERE day = ?').bind(day),
  ]);
  return found?.results[0]?.salt ?? '';
}

/**
 * A name for the address a request came from that means nothing outside its day.
 * @param secret RATE_SALT; without it the salt stands in the database, which protects less should that be stolen
 * @param now milliseconds since 1970
 */
export async function hashedSender(request: Request, secret: string | undefined, database: Database, now: number) {
  const day = new Date(now).toISOString().slice(0, 10);
  const salt = secret || (await saltOf(day, database));
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  return (await hmacSha256(salt, `${day} ${network(address)}`)).slice(0, 32);
}
