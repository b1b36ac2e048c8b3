import { fields } from '../../../src/contact/fields.ts';
import type { Contact } from '../../../src/contact/schema.ts';
import { ContactError } from './contactError.ts';
import type { Database } from './database.ts';
import type { Identity } from './identity.ts';

/** How many inquiries one sender may make within an hour. */
export const maxPostsPerHour = 10;
const hour = 3_600_000;

export interface Stored {
  /** The row's. */
  id: number;
  /** Whether this post has stored it. */
  isNew: boolean;
}

/** The columns that a post fills. */
export const postedColumns = [
  'key',
  'digest',
  'reference',
  'received_at',
  'kind',
  'email_folded',
  ...fields.map(({ name }) => name),
];

/** Counts a new post and deletes those that are over an hour old. @returns the inquiry's id if it is already stored */
async function count(database: Database, sender: string, { key, digest }: Identity, now: number): Promise<number | undefined> {
  const since = now - hour;
  const [, known, counted] = await database.batch<{ id: number }>([
    database.prepare('DELETE FROM posts WHERE at <= ?').bind(since),
    database.prepare('SELECT id FROM inquiries WHERE key = ? AND digest = ?').bind(key, digest),
    // In one statement, so that simultaneous posts cannot all pass the limit; repeated ones are not counted.
    database
      .prepare(
        `INSERT INTO posts (sender, at) SELECT ?1, ?2
         WHERE (SELECT count(*) FROM posts WHERE sender = ?1) < ?3
           AND NOT EXISTS (SELECT 1 FROM inquiries WHERE key = ?4 AND digest = ?5)`,
      )
      .bind(sender, now, maxPostsPerHour, key, digest),
  ]);
  if (known?.results[0]) return known.results[0].id;
  if (counted?.meta.changes) return undefined;
  throw new ContactError(429, 'too_many', {
    headers: { 'Retry-After': '3600' },
  });
}

/**
 * Stores an inquiry, once however often it is posted.
 * @throws ContactError 429 over the limit; whatever the database throws
 */
export async function store(
  database: Database,
  sender: string,
  identity: Identity,
  contact: Contact,
  now: number,
): Promise<Stored> {
  const before = await count(database, sender, identity, now);
  if (before !== undefined) return { id: before, isNew: false };
  const { key, digest, reference } = identity;
  const values: Record<string, string> = {
    ...Object.fromEntries(fields.map(({ name }) => [name, contact.fields[name] ?? ''])),
    key,
    digest,
    reference,
    received_at: new Date(now).toISOString(),
    kind: contact.kind,
    email_folded: contact.fields.email?.toLowerCase() ?? '',
  };
  const [inserted, found] = await database.batch<{ id: number }>([
    database
      .prepare(
        `INSERT INTO inquiries (${postedColumns.join(', ')}) VALUES (${postedColumns.map(() => '?').join(', ')})
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(...postedColumns.map((column) => values[column] ?? '')),
    // The same inquiry may have been stored since the first query.
    database.prepare('SELECT id FROM inquiries WHERE key = ? AND digest = ?').bind(key, digest),
  ]);
  const id = found?.results[0]?.id;
  if (id === undefined) throw new Error('stored no inquiry');
  return { id, isNew: Boolean(inserted?.results.length) };
}
