import { ContactError } from './contactError.ts';

export interface Result<Row> {
  results: Row[];
}

interface Statement {
  bind(...values: (string | number | null)[]): Statement;
  run<Row = Record<string, unknown>>(): Promise<Result<Row>>;
}

export interface Database {
  prepare(sql: string): Statement;
  batch<Row = Record<string, unknown>>(statements: Statement[]): Promise<Result<Row>[]>;
}

/** How long the database may take before the visitor gets an error. Milliseconds. */
export const databaseTimeoutMs = 10_000;

/** Runs a query; every failure, and a timeout, becomes the same error, and is reported. @throws ContactError after `wait` milliseconds */
export async function withDatabaseTimeout<T>(
  wait: number,
  asked: () => Promise<T>,
  report: (text: string) => void = (text) => console.error(`INQUIRIES: ${text}`),
): Promise<T> {
  let giveUp = () => {};
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error('no answer in time'));
  });
  const timer = setTimeout(giveUp, wait);
  try {
    return await Promise.race([asked(), late]);
  } catch (error) {
    if (error instanceof ContactError) throw error;
    report(`the database failed: ${error instanceof Error ? error.message : 'unknown error'}`);
    throw new ContactError(503, 'storage_unavailable', { headers: { 'Retry-After': '30' } });
  } finally {
    clearTimeout(timer);
  }
}
