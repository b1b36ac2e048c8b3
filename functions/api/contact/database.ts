import { ContactError } from './contactError.ts';

interface Result<Row> {
  results: Row[];
  meta: { changes: number };
}

interface Statement {
  bind(...values: (string | number | null)[]): Statement;
  run<Row = Record<string, unknown>>(): Promise<Result<Row>>;
}

/** As much of D1 as is used here. */
export interface Database {
  prepare(sql: string): Statement;
  batch<Row = Record<string, unknown>>(statements: Statement[]): Promise<Result<Row>[]>;
}

/** How long the database may take before the visitor is told. Milliseconds. */
export const databaseTimeoutMs = 10_000;

/** What is asked of the database, or the one error that all its failures come to. @throws ContactError after `wait` milliseconds */
export async function withDatabaseTimeout<T>(wait: number, asked: () => Promise<T>): Promise<T> {
  let giveUp = () => {};
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error('no answer in time'));
  });
  const timer = setTimeout(giveUp, wait);
  try {
    return await Promise.race([asked(), late]);
  } catch (error) {
    if (error instanceof ContactError) throw error;
    console.error(`INQUIRIES: ${error instanceof Error ? error.message : 'unknown fault'}`);
    throw new ContactError(503, 'storage_unavailable', { headers: { 'Retry-After': '30' } });
  } finally {
    clearTimeout(timer);
  }
}
