import type { Database } from './database.ts';
import { hmacSha256 } from './identity.ts';

/** Hashes of the visitor's IP address. Their salt changes every day. */
export interface Sender {
  /** The hash of an IPv4 address, or of the first 64 bits of an IPv6 address. */
  sender: string;
  /** The hash of the first 48 bits of an IPv6 address. Equals `sender` for IPv4. */
  network: string;
}

/** Returns the first groups of an IPv6 address, or a whole IPv4 address. */
function ipPrefix(ip: string, groups: number): string {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!address.includes(':')) return address;
  // `::` stands for the groups of zeros that are missing from eight.
  const [left = [], right = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array(8)
    .fill('0')
    .slice(left.length + right.length);
  return [...left, ...zeros, ...right]
    .slice(0, groups)
    .map((group) => Number(`0x0${group}`))
    .join(':');
}

/** Reads or makes a day's random salt. Deletes older ones, so that hashes cannot be reversed. */
async function readSalt(day: string, database: Database): Promise<string> {
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
 * Hashes the request's IP address.
 * @param secret RATE_SALT. Without it the salt is stored in the database, beside the hashes.
 * @param now milliseconds since 1970
 */
export async function hashedSender(
  request: Request,
  { secret, database, now }: { secret: string | undefined; database: Database; now: number },
): Promise<Sender> {
  const day = new Date(now).toISOString().slice(0, 10);
  const salt = secret || (await readSalt(day, database));
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  const hashOf = (text: string) => hmacSha256(salt, `${day} ${text}`);
  const [sender, network] = await Promise.all([
    hashOf(ipPrefix(address, 4)),
    hashOf(ipPrefix(address, 3)),
  ]);
  return { sender, network };
}
