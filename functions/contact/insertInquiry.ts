import { fields } from '../../src/contact/fields.ts';
import { maxPerDay, maxPerNetwork, maxPerSender } from '../../src/contact/limits.ts';
import type { ValidForm } from '../../src/contact/schema.ts';
import type { Report } from './alert.ts';
import { ContactError } from './contactError.ts';
import type { Database, Result } from './database.ts';
import { dayMs, hourMs } from './durations.ts';
import type { Identity } from './identity.ts';
import type { Sender } from './sender.ts';

/** Everything that storing an inquiry needs besides its fields. */
export interface InquiryContext {
  database: Database;
  sender: Sender;
  identity: Identity;
  /** Milliseconds since 1970. */
  now: number;
  /** Alerts the operators to a problem. */
  report: Report;
}

export interface Stored {
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

const dayAgo = (now: number) => new Date(now - dayMs).toISOString();

const deleteOldPosts = ({ database, now }: InquiryContext) =>
  database.prepare('DELETE FROM posts WHERE at <= ?').bind(now - hourMs);

const countInquiries = ({ database, now }: InquiryContext) =>
  database
    .prepare('SELECT count(*) AS inquiries FROM inquiries WHERE received_at > ?')
    .bind(dayAgo(now));

/** The condition for accepting one more inquiry. `limitsOf` returns its parameters. */
const isWithinLimits = `(SELECT count(*) FROM posts WHERE sender = ?) < ?
           AND (SELECT count(*) FROM posts WHERE network = ?) < ?
           AND (SELECT count(*) FROM inquiries WHERE received_at > ?) < ?`;

const limitsOf = ({ sender: { sender, network }, now }: InquiryContext) => [
  ...[sender, maxPerSender, network, maxPerNetwork],
  ...[dayAgo(now), maxPerDay],
];

/** Returns the error for an exceeded limit. Alerts the operators if it is the daily one. */
function limitError(counted: Result<{ inquiries: number }> | undefined, report: Report) {
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
 * Refuses an inquiry that `insertInquiry` would refuse, before its file is stored.
 * @returns whether the inquiry and its file are already stored
 * @throws ContactError 429 or 503 over a limit, and errors of the database
 */
export async function checkLimits(context: InquiryContext): Promise<boolean> {
  const { database, identity, report } = context;
  const [, found, counted] = await database.batch<{ stored: number; inquiries: number }>([
    deleteOldPosts(context),
    database
      .prepare(
        `WITH known AS (SELECT EXISTS (SELECT 1 FROM inquiries WHERE key = ? AND digest = ?) AS stored)
         SELECT stored FROM known WHERE stored OR (${isWithinLimits})`,
      )
      .bind(identity.key, identity.digest, ...limitsOf(context)),
    countInquiries(context),
  ]);
  const accepted = found?.results[0];
  if (!accepted) throw limitError(counted, report);
  return Boolean(accepted.stored);
}

function insertIfAllowed(context: InquiryContext, { kind, fields: values }: ValidForm) {
  const { database, identity, now } = context;
  const row: Record<string, string> = {
    ...Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
    ...identity,
    received_at: new Date(now).toISOString(),
    kind,
    email_folded: String(values.email).toLowerCase(),
  };
  return database
    .prepare(
      `INSERT INTO inquiries (${postedColumns.join(', ')}) SELECT ${postedColumns.map(() => '?').join(', ')}
         WHERE ${isWithinLimits}
         ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(...postedColumns.map((column) => row[column] ?? ''), ...limitsOf(context));
}

/** Counts the post towards the limits only if it stored an inquiry. */
const countPost = ({ database, sender, identity, now }: InquiryContext) =>
  database
    .prepare(
      `INSERT INTO posts (sender, network, at) SELECT ?, ?, ?
         WHERE EXISTS (SELECT 1 FROM inquiries WHERE key = ? AND digest = ? AND received_at = ?)`,
    )
    .bind(
      ...[sender.sender, sender.network, now],
      ...[identity.key, identity.digest, new Date(now).toISOString()],
    );

/**
 * Inserts an inquiry unless it is already stored. Repeated posts do not count towards limits.
 * One transaction checks limits and inserts, so simultaneous posts cannot exceed a limit.
 * @throws ContactError 429 over a sender's limit, 503 over the daily limit; errors of the database
 */
export async function insertInquiry(context: InquiryContext, valid: ValidForm): Promise<Stored> {
  const { database, identity, report } = context;
  const [, inserted, , found, counted] = await database.batch<{ id: number; inquiries: number }>([
    deleteOldPosts(context),
    insertIfAllowed(context, valid),
    countPost(context),
    database
      .prepare('SELECT id FROM inquiries WHERE key = ? AND digest = ?')
      .bind(identity.key, identity.digest),
    countInquiries(context),
  ]);
  const id = found?.results[0]?.id;
  if (id === undefined) throw limitError(counted, report);
  return { id, isNew: Boolean(inserted?.results.length) };
}
