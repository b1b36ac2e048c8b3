import { d1, type Where } from './wrangler.ts';

/** Applies the migrations in `migrations/` that the database has not seen. */
export async function migrate(where: Where = {}) {
  await d1(['migrations', 'apply', 'INQUIRIES'], where);
}
