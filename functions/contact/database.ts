import { ContactError } from './contactError.ts';
import { inTime } from './inTime.ts';

export interface Result<Row> {
  results: Row[];
}

interface Statement {
  bind(...values: (string | number | null)[]): Statement;
  run<Row = Record<string, unknown>>(): Promise<Result<Row>>;
}

/** Runs single statements. Cloudflare's D1 does so, and wrangler for `npm run inquiries`. */
export interface Statements {
  prepare(sql: string): Statement;
}

/** The part of Cloudflare's D1 that the contact form uses. A batch is one transaction. */
export interface Database extends Statements {
  batch<Row = Record<string, unknown>>(statements: Statement[]): Promise<Result<Row>[]>;
}

/** How long the database may take until the visitor gets an error. */
export const databaseTimeoutMs = 10_000;

/** Runs a query, and reports its failure. @throws ContactError 503 if it fails or times out */
export async function withDatabaseTimeout<T>(
  timeoutMs: number,
  query: () => Promise<T>,
  report: (text: string) => void = (text) => console.error(`INQUIRIES: ${text}`),
): Promise<T> {
  try {
    return await inTime(query(), timeoutMs);
  } catch (error) {
    if (error instanceof ContactError) throw error;
    report(`the database failed: ${error instanceof Error ? error.message : 'unknown error'}`);
    throw new ContactError(503, 'storage_unavailable', { headers: { 'Retry-After': '30' } });
  }
}
