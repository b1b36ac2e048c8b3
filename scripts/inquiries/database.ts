import type { Database, Result } from '../../functions/api/contact/database.ts';
import { wrangler } from '../edge/wrangler.ts';

/** Which database to use: the deployed one of an environment, or the local one, in `persist` or in wrangler's default folder. */
export interface Where {
  env?: 'preview' | 'production';
  persist?: string;
}

type Value = string | number | null;

function d1(command: string[], { env, persist }: Where): Promise<string> {
  const args = ['d1', ...command, ...(env ? ['--remote', '--env', env] : ['--local'])];
  if (persist) args.push('--persist-to', persist);
  return wrangler(args);
}

/** Applies the migrations in `migrations/` that the database has not seen. */
export async function migrate(where: Where = {}) {
  await d1(['migrations', 'apply', 'INQUIRIES'], where);
}

/** What brings the tables up to date by hand. */
export const migrateCommand = (env?: Where['env']) =>
  `npx wrangler d1 migrations apply INQUIRIES ${env ? `--remote --env ${env}` : '--local'}`;

const literal = (value: Value) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** SQL with its values as literals; D1's command line has no parameters. */
export function sqlWith(sql: string, values: Value[]): string {
  const rest = [...values];
  return sql.replace(/\?(\d*)/g, (_, n) => literal((n ? values[n - 1] : rest.shift()) ?? null));
}

/**
 * The chosen database through wrangler, as the Functions use it.
 * @throws Error that says what to run when the database has not been made yet
 */
export function databaseOn(where: Where): Database {
  const texts = new WeakMap<object, string>();
  const execute = async <Row>(sql: string): Promise<Result<Row>[]> => {
    const output = await d1(['execute', 'INQUIRIES', '--json', '--command', sql], where).catch(
      (error: Error) => {
        if (!/no such table: inquiries/.test(error.message)) throw error;
        throw new Error(`There is no database of inquiries yet. Run: ${migrateCommand(where.env)}`);
      },
    );
    return JSON.parse(output);
  };
  const prepare: Database['prepare'] = (sql) => {
    const statement = {
      bind: (...values: Value[]) => prepare(sqlWith(sql, values)),
      run: async <Row>() => (await execute<Row>(sql))[0] ?? { results: [] },
    };
    texts.set(statement, sql);
    return statement;
  };
  return {
    prepare,
    batch: (statements) => execute(statements.map((one) => texts.get(one)).join('; ')),
  };
}
