import { fields } from '../../src/contact/fields.ts';
import { maxPerDay, maxPerNetwork, maxPerSender } from '../../src/contact/limits.ts';
import type { Contact } from '../../src/contact/schema.ts';
import type { Problem } from './alert.ts';
import { ContactError } from './contactError.ts';
import type { Database, Result } from './database.ts';
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

type Report = (problem: Problem, text: string) => void;

const dayAgo = (now: number) => new Date(now - dayMs).toISOString();

const deleteOldPosts = (database: Database, now: number) =>
  database.prepare('DELETE FROM posts WHERE at <= ?').bind(now - hourMs);

const countInquiries = (database: Database, now: number) =>
  database
    .prepare('SELECT count(*) AS inquiries FROM inquiries WHERE received_at > ?')
    .bind(dayAgo(now));

/** The condition for one more inquiry, with the values of `limitsOf`. */
const isWithinLimits = `(SELECT count(*) FROM posts WHERE sender = ?) < ?
           AND (SELECT count(*) FROM posts WHERE network = ?) < ?
           AND (SELECT count(*) FROM inquiries WHERE received_at > ?) < ?`;

const limitsOf = ({ sender, network }: Sender, now: number) => [
  ...[sender, maxPerSender, network, maxPerNetwork],
  ...[dayAgo(now), maxPerDay],
];

/** Returns the error for a post over a limit, and reports that of a day. */
function refusal(counted: Result<{ inquiries: number }> | undefined, report: Report) {
  const headers = { 'Retry-After': '3600' };
  if ((counted?.results[0]?.inquiries ?? 0) < maxPerDay)
    return new ContactError(429, 'too_many', { headers });
  report(
    'day',
    `no more inquiries are accepted today: ${maxPerDay} have arrived within a day. Set up Turnstile (docs/operation.md)`,
  );
  return new ContactError(503, 'full', { headers });
}

/**
 * Refuses what `store` would refuse now, so that its file need not be stored first.
 * @returns whether the inquiry is already stored, and its file with it
 * @throws ContactError 429, 503, and errors of the database
 */
export async function checkLimits(
  database: Database,
  sender: Sender,
  { key, digest }: Identity,
  now: number,
  report: Report,
): Promise<boolean> {
  const [, found, counted] = await database.batch<{ stored: number; inquiries: number }>([
    deleteOldPosts(database, now),
    database
      .prepare(
        `WITH known AS (SELECT EXISTS (SELECT 1 FROM inquiries WHERE key = ? AND digest = ?) AS stored)
         SELECT stored FROM known WHERE stored OR (${isWithinLimits})`,
      )
      .bind(key, digest, ...limitsOf(sender, now)),
    countInquiries(database, now),
  ]);
  const accepted = found?.results[0];
  if (!accepted) throw refusal(counted, report);
  return Boolean(accepted.stored);
}

/**
 * Stores an inquiry unless it is already stored. Repeated posts are not counted towards limits.
 * One transaction checks limits and stores, so simultaneous posts cannot exceed a limit.
 * @param report receives problems that operators must know about
 * @throws ContactError 429 over a sender's limit, 503 over that of a day, and errors of the database
 */
export async function store(
  database: Database,
  sender: Sender,
  { key, digest, reference }: Identity,
  contact: Contact,
  now: number,
  report: Report,
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
  const [, inserted, , found, counted] = await database.batch<{ id: number; inquiries: number }>([
    deleteOldPosts(database, now),
    database
      .prepare(
        `INSERT INTO inquiries (${postedColumns.join(', ')}) SELECT ${postedColumns.map(() => '?').join(', ')}
         WHERE ${isWithinLimits}
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(...postedColumns.map((column) => values[column] ?? ''), ...limitsOf(sender, now)),
    // Counts the post towards the limits only if it stored an inquiry.
    database
      .prepare(
        `INSERT INTO posts (sender, network, at) SELECT ?, ?, ?
         WHERE EXISTS (SELECT 1 FROM inquiries WHERE key = ? AND digest = ? AND received_at = ?)`,
      )
      .bind(sender.sender, sender.network, now, key, digest, values.received_at ?? ''),
    database.prepare('SELECT id FROM inquiries WHERE key = ? AND digest = ?').bind(key, digest),
    countInquiries(database, now),
  ]);
  const id = found?.results[0]?.id;
  if (id === undefined) throw refusal(counted, report);
  return { id, isNew: Boolean(inserted?.results.length) };
}
