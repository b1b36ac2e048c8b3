import type { Statements } from '#functions/contact/database.ts';
import { wrangler } from '../serve/wrangler.ts';

/** The deployed database of `env`, else a local one in the folder `persist`. */
export interface DatabaseChoice {
  env?: 'preview' | 'production';
  persist?: string;
}

type Value = string | number | null;

function d1(command: string[], { env, persist }: DatabaseChoice): Promise<string> {
  const args = ['d1', ...command, ...(env ? ['--remote', '--env', env] : ['--local'])];
  if (persist) args.push('--persist-to', persist);
  return wrangler(args);
}

export async function migrate(choice: DatabaseChoice = {}) {
  await d1(['migrations', 'apply', 'INQUIRIES'], choice);
}

const migrateCommand = (env?: DatabaseChoice['env']) =>
  `npx wrangler d1 migrations apply INQUIRIES ${env ? `--remote --env ${env}` : '--local'}`;

const literal = (value: Value) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** `wrangler d1 execute` takes no parameters. */
export function sqlWith(sql: string, values: Value[]): string {
  const rest = [...values];
  return sql.replace(/\?(\d*)/g, (_, n) => literal((n ? values[n - 1] : rest.shift()) ?? null));
}

/** Runs statements by wrangler. @throws Error that says what to run if there is no database yet */
export function databaseOn(choice: DatabaseChoice): Statements {
  const execute = (sql: string) =>
    d1(['execute', 'INQUIRIES', '--json', '--command', sql], choice).catch((error: Error) => {
      if (!/no such table: inquiries/.test(error.message)) throw error;
      throw new Error(`There is no database of inquiries yet. Run: ${migrateCommand(choice.env)}`);
    });
  const prepare: Statements['prepare'] = (sql) => ({
    bind: (...values) => prepare(sqlWith(sql, values)),
    run: async () => JSON.parse(await execute(sql))[0],
  });
  return { prepare };
}
