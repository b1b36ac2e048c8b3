import type { Database } from './database.ts';
import { hmacSha256 } from './identity.ts';

/** Salted hashes that are useless on any other day. */
export interface Sender {
  /** Of an IPv4 address, or of the first 64 bits of an IPv6 one. */
  sender: string;
  /** Of the first 48 bits of an IPv6 address; the same as `sender` for IPv4. */
  network: string;
}

/** The first groups of an IPv6 address; an IPv4 address, also one in IPv6 notation, is given as it is. */
function prefix(written: string, groups: number): string {
  const address = written.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The random salt of a day, made at its first post. Earlier salts are deleted, so that old hashes cannot be reversed. */
async function saltOf(day: string, database: Database): Promise<string> {
  const [, , found] = await database.batch<{ salt: string }>([
    database.prepare('DELETE FROM salts WHERE day <> ?').bind(day),
    database
      .prepare('INSERT OR IGNORE INTO salts (day, salt) VALUES (?, ?)')
      .bind(day, crypto.randomUUID()),
    database.prepare('SELECT salt FROM salts WHERE day = ?').bind(day),
  ]);
  return found?.results[0]?.salt ?? '';
}

/**
 * Hashes the request's address.
 * @param secret RATE_SALT; without it the salt is in the database, which protects less if that is stolen
 * @param now milliseconds since 1970
 */
export async function hashedSender(
  request: Request,
  secret: string | undefined,
  database: Database,
  now: number,
): Promise<Sender> {
  const day = new Date(now).toISOString().slice(0, 10);
  const salt = secret || (await saltOf(day, database));
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  const hashOf = async (text: string) => (await hmacSha256(salt, `${day} ${text}`)).slice(0, 32);
  const [sender, network] = await Promise.all([
    hashOf(prefix(address, 4)),
    hashOf(prefix(address, 3)),
  ]);
  return { sender, network };
}
