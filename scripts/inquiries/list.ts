import type { Query } from './query.ts';
import { type Row, rowColumns } from './rows.ts';

/** The newest inquiries, last one last; all of them where no limit is given. */
export async function listInquiries(query: Query, limit?: number) {
  const newest = limit === undefined ? '' : ` LIMIT ${limit}`;
  const rows = await query<Row & Record<string, string | number | null>>(
    `SELECT ${rowColumns} FROM inquiries ORDER BY id DESC${newest}`,
  );
  return rows.reverse();
}
