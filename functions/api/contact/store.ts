import { fields } from '../../../src/contact/fields.ts';
import { maxPerDay, maxPerNetwork, maxPerSender } from '../../../src/contact/limits.ts';
import type { Contact } from '../../../src/contact/schema.ts';
import type { Problem } from './alert.ts';
import { ContactError } from './contactError.ts';
import type { Database } from './database.ts';
import { dayMs, hourMs } from './durations.ts';
import type { Identity } from './identity.ts';
import type { Sender } from './sender.ts';

interface Stored {
  id: number;
  isNew: boolean;
}

export const postedColumns = [
  'key',
  'digest',
  'reference',
  'received_at',
  'kind',
  'email_folded',
  ...fields.map(({ name }) => name),
];

/**
 * Stores an inquiry unless it is already stored. Repeated posts are not counted towards limits.
 * One transaction checks limits and stores, so simultaneous posts cannot exceed a limit.
 * @param report receives problems that operators must know about
 * @throws ContactError 429 over a sender's limit, 503 over that of a day, and errors of the database
 */
export async function store(
  database: Database,
  { sender, network }: Sender,
  { key, digest, reference }: Identity,
  contact: Contact,
  now: number,
  report: (problem: Problem, text: string) => void = () => {},
): Promise<Stored> {
  const values: Record<string, string> = {
    ...Object.fromEntries(fields.map(({ name }) => [name, contact.fields[name] ?? ''])),
    key,
    digest,
    reference,
    received_at: new Date(now).toISOString(),
    kind: contact.kind,
    email_folded: String(contact.fields.email).toLowerCase(),
  };
  const dayAgo = new Date(now - dayMs).toISOString();
  const [, inserted, , found, counted] = await database.batch<{ id: number; inquiries: number }>([
    database.prepare('DELETE FROM posts WHERE at <= ?').bind(now - hourMs),
    database
      .prepare(
        `INSERT INTO inquiries (${postedColumns.join(', ')}) SELECT ${postedColumns.map(() => '?').join(', ')}
         WHERE (SELECT count(*) FROM posts WHERE sender = ?) < ?
           AND (SELECT count(*) FROM posts WHERE network = ?) < ?
           AND (SELECT count(*) FROM inquiries WHERE received_at > ?) < ?
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(
        ...postedColumns.map((column) => values[column] ?? ''),
        ...[sender, maxPerSender, network, maxPerNetwork, dayAgo, maxPerDay],
      ),
    // Counts the post towards the limits only if it stored an inquiry.
    database
      .prepare(
        `INSERT INTO posts (sender, network, at) SELECT ?, ?, ?
         WHERE EXISTS (SELECT 1 FROM inquiries WHERE key = ? AND digest = ? AND received_at = ?)`,
      )
      .bind(sender, network, now, key, digest, values.received_at ?? ''),
    database.prepare('SELECT id FROM inquiries WHERE key = ? AND digest = ?').bind(key, digest),
    database
      .prepare('SELECT count(*) AS inquiries FROM inquiries WHERE received_at > ?')
      .bind(dayAgo),
  ]);
  const id = found?.results[0]?.id;
  if (id !== undefined) return { id, isNew: Boolean(inserted?.results.length) };
  const headers = { 'Retry-After': '3600' };
  if ((counted?.results[0]?.inquiries ?? 0) < maxPerDay)
    throw new ContactError(429, 'too_many', { headers });
  report(
    'day',
    `no more inquiries are accepted today: ${maxPerDay} have arrived within a day. Set up Turnstile (docs/operation.md)`,
  );
  throw new ContactError(503, 'full', { headers });
}
