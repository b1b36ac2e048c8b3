import { d1, type Where } from './wrangler.ts';

/** Runs one query on the database of inquiries. */
export type Query = <Row>(sql: string) => Promise<Row[]>;

/** What brings the tables up to date by hand. */
export const migrateCommand = (remote = false) =>
  `npx wrangler d1 migrations apply INQUIRIES ${remote ? '--remote' : '--local'}`;

/** A value as an SQL literal; D1's command line has no parameters. */
export function sqlLiteral(value: string | number | null): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (value.includes('\0')) throw new Error('a text with a NUL character cannot be asked for');
  return `'${value.replaceAll("'", "''")}'`;
}

/**
 * Queries the chosen database through wrangler.
 * @throws Error that says what to run when the database has not been made yet
 */
export const queryOn =
  (where: Where): Query =>
  async <Row>(sql: string) => {
    const output = await d1(['execute', 'INQUIRIES', '--json', '--command', sql], where).catch((error: Error) => {
      if (!/no such table: inquiries/.test(error.message)) throw error;
      throw new Error(`There is no database of inquiries yet. Run: ${migrateCommand(where.remote)}`);
    });
    const [answer] = JSON.parse(output) as { results: Row[] }[];
    return answer?.results ?? [];
  };
