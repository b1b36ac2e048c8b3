import type { Database } from './database.ts';
import { postedColumns } from './insertInquiry.ts';

/** The files in `migrations/`, which a Function cannot list. A test compares the names. */
export const migrations = [
  '0001_inquiries.sql',
  '0002_upkeep.sql',
  '0003_deletions.sql',
  '0004_applications_and_sources.sql',
  '0005_files.sql',
];

/** Statements that name every table and column that a post writes, and insert no rows. */
const tableChecks = [
  `INSERT INTO inquiries (${postedColumns.join(', ')}) SELECT ${postedColumns.map(() => "''").join(', ')} WHERE 0`,
  "INSERT INTO posts (sender, network, at) SELECT '', '', 0 WHERE 0",
  "INSERT INTO upkeep (what, at) SELECT '', 0 WHERE 0",
  "INSERT INTO deletions (reference) SELECT '' WHERE 0",
  "INSERT INTO salts (day, salt) SELECT '', '' WHERE 0",
];

/** Checks that every migration has run and every table is there. @throws errors of the database */
export async function checkTables(database: Database): Promise<'ready' | 'unmigrated'> {
  try {
    const [applied] = await database.batch<{ name: string }>(
      ['SELECT name FROM d1_migrations', ...tableChecks].map((sql) => database.prepare(sql)),
    );
    const names = applied?.results.map(({ name }) => name) ?? [];
    return migrations.every((name) => names.includes(name)) ? 'ready' : 'unmigrated';
  } catch (error) {
    if (/no such (table|column)|has no column/.test((error as Error).message)) return 'unmigrated';
    throw error;
  }
}
