import { type Query, sqlLiteral } from './query.ts';

const day = 86_400_000;

/** `365d` in days. @throws Error that says what is expected */
export function parseDays(age: string | undefined): number {
  const days = Number(/^(\d{1,5})d$/.exec(age ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(days)) throw new Error(`--older-than is "${age ?? ''}"; expected a number of days such as 365d`);
  return days;
}

/**
 * Deletes what is older than some days, and every sender's hash.
 * @returns the references of the deleted inquiries, the number of deleted hashes, and the time (ISO 8601) before which inquiries were deleted
 */
export async function purge(query: Query, days: number, now = Date.now()) {
  const before = new Date(now - days * day).toISOString();
  const gone = await query<{ reference: string }>(
    `DELETE FROM inquiries WHERE received_at < ${sqlLiteral(before)} RETURNING reference`,
  );
  const hashes = await query('DELETE FROM posts RETURNING at');
  await query('DELETE FROM salts');
  return { before, gone: gone.map(({ reference }) => reference), hashes: hashes.length };
}
