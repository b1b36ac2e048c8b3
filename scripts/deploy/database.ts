import { unstable_readConfig } from 'wrangler';
import { tableChecks } from '../../functions/api/contact/checkForm.ts';
import { queryOn } from '../inquiries/query.ts';
import { migrate } from '../inquiries/wrangler.ts';
import { remedyFor } from './remedies.ts';

interface Database {
  name: string;
  id: string;
}

/** The databases that wrangler.toml names: for commands and on this machine, for previews, for the live site. */
export type Databases = Record<'commands' | 'preview' | 'production', Database>;

/** What `wrangler.toml` begins with, before a database has been created. */
const placeholder = /^0{8}-0{4}-0{4}-0{4}-0{11}[01]$/;

const environments = { commands: undefined, preview: 'preview', production: 'production' } as const;

/** Reads them as wrangler does. @throws Error when one is missing */
export function readDatabases(file = 'wrangler.toml'): Databases {
  const read = (env: string | undefined): Database => {
    const { d1_databases } = unstable_readConfig({ config: file, ...(env && { env }) }, { hideWarnings: true });
    const found = d1_databases.find(({ binding }: { binding: string }) => binding === 'INQUIRIES');
    if (!found?.database_id) throw new Error(`${file}: ${env ?? 'the top'} names no database with the binding INQUIRIES`);
    return { name: found.database_name ?? '', id: found.database_id };
  };
  return Object.fromEntries(Object.entries(environments).map(([name, env]) => [name, read(env)])) as Databases;
}

/**
 * What is wrong with the databases of a configuration, in words.
 * @param deployed the environment whose database must have been created
 */
export function databaseProblems(databases: Databases, deployed?: 'preview' | 'production'): string[] {
  const { commands, preview, production } = databases;
  const problems: string[] = [];
  if (commands.id !== production.id || commands.name !== production.name) {
    problems.push(
      `wrangler.toml: the database at the top is ${commands.name} (${commands.id}), that of production ${production.name} (${production.id}); expected the live one in both places`,
    );
  }
  if (preview.id === production.id || preview.name === production.name)
    problems.push('wrangler.toml: previews have the database of the live site; expected one of their own');
  if (deployed && placeholder.test(databases[deployed].id)) {
    const where = deployed === 'production' ? 'at the top and under production' : 'under preview';
    problems.push(
      `wrangler.toml: the database of ${deployed} has not been created; run \`npx wrangler d1 create ${databases[deployed].name} --jurisdiction eu\` and put its id ${where}`,
    );
  }
  return problems;
}

/** Deletes every table of the database of previews. */
async function emptyPreviews() {
  const query = queryOn({ remote: true, env: 'preview' });
  const tables = await query<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
  );
  if (tables.length) await query(tables.map(({ name }) => `DROP TABLE "${name}"`).join('; '));
}

/**
 * Brings the database of an environment up to date, before the Functions that count on it. Previews of all branches share
 * theirs; where the migrations of a branch do not fit what others have left, it is made anew.
 * @throws Error that says what to do
 */
export async function prepareDatabase(env: 'preview' | 'production') {
  const problems = databaseProblems(readDatabases(), env);
  if (problems.length) throw new Error(problems.join('\n'));
  const apply = async () => {
    await migrate({ remote: true, env });
    // A branch may have changed a migration that it has applied already.
    if (env === 'preview') await queryOn({ remote: true, env })(tableChecks.join('; '));
  };
  try {
    await apply().catch(async (error: Error) => {
      if (env === 'production' || !/SQLITE_ERROR|no such|has no column|no database of/.test(error.message)) throw error;
      console.log('The migrations do not fit the database of previews, which is made anew.');
      await emptyPreviews();
      await apply();
    });
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`The database could not be brought up to date. ${remedyFor(message)}\n${message}`);
  }
}
