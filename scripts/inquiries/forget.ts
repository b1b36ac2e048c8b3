import { type Query, sqlLiteral } from './query.ts';

/**
 * Deletes all that one person has sent, however they spelled their address's capitals.
 * @returns the references of the deleted inquiries, and which of them the agency may have been notified of
 */
export async function forget(query: Query, email: string) {
  const gone = await query<{ reference: string; notice: string }>(
    `DELETE FROM inquiries WHERE email_folded = ${sqlLiteral(email.toLowerCase())} RETURNING reference, notice`,
  );
  const references = (some: typeof gone) => some.map(({ reference }) => reference);
  // A failed notice may still have arrived.
  return { gone: references(gone), notified: references(gone.filter(({ notice }) => notice !== 'pending')) };
}
