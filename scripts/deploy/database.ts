import { tableChecks } from '../../functions/api/contact/checkForm.ts';
import { readSettings } from '../edge/wrangler.ts';
import { databaseOn, migrate } from '../inquiries/database.ts';
import { remedyFor } from './remedies.ts';

type Environment = 'preview' | 'production';

/** What `wrangler.toml` begins with, before a database has been created. */
const placeholder = /^[0-]+[01]$/;

/** The database of an environment in wrangler.toml. @throws Error when it names none */
function databaseOf(env: Environment) {
  const databases = readSettings().env[env]?.d1_databases;
  const found = databases?.find(({ binding }) => binding === 'INQUIRIES');
  if (!found) throw new Error(`wrangler.toml: ${env} names no database with the binding INQUIRIES`);
  return found;
}

function checkDatabases(env: Environment) {
  if (databaseOf('preview').database_id === databaseOf('production').database_id)
    throw new Error(
      'wrangler.toml: previews have the database of the live site; expected one of their own',
    );
  const { database_name: name, database_id: id = '' } = databaseOf(env);
  const create = `npx wrangler d1 create ${name} --jurisdiction eu`;
  if (placeholder.test(id))
    throw new Error(
      `The database of ${env} is missing: run \`${create}\`, and put its id into wrangler.toml under env.${env}`,
    );
}

/**
 * Brings the database of an environment up to date, before the Functions that count on it. Previews of all branches share
 * theirs; where the migrations of a branch do not fit what others have left, it is made anew.
 * @throws Error that says what to do
 */
export async function prepareDatabase(env: Environment) {
  checkDatabases(env);
  const database = databaseOn({ env });
  const apply = async () => {
    await migrate({ env });
    // A branch may have changed a migration that it has applied already.
    if (env === 'preview') await database.batch(tableChecks.map(database.prepare));
  };
  const makeAnew = async (error: Error) => {
    if (
      env === 'production' ||
      !/SQLITE_ERROR|already exists|no such|has no column|no database of/.test(error.message)
    )
      throw error;
    console.log('The migrations do not fit the database of previews, which is made anew.');
    const { results } = await database
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
      )
      .run<{ name: string }>();
    if (results.length)
      await database.batch(results.map(({ name }) => database.prepare(`DROP TABLE "${name}"`)));
    await apply();
  };
  await apply()
    .catch(makeAnew)
    .catch(({ message }: Error) => {
      throw new Error(
        `The database could not be brought up to date. ${remedyFor(message)}\n${message}`,
      );
    });
}
