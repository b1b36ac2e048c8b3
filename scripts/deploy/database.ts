import { tableChecks } from '../../functions/api/contact/checkForm.ts';
import { readSettings } from '../edge/wrangler.ts';
import { databaseOn, migrate } from '../inquiries/database.ts';
import { remedyFor } from './remedies.ts';

type Environment = 'preview' | 'production';

/** The ids in `wrangler.toml` before a database has been created. */
const placeholderId = /^[0-]+[01]$/;

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
      'wrangler.toml: previews use the database of the live site; expected their own database',
    );
  const { database_name: name, database_id: id = '' } = databaseOf(env);
  const create = `npx wrangler d1 create ${name} --jurisdiction eu`;
  if (placeholderId.test(id))
    throw new Error(
      `The database of ${env} is missing: run \`${create}\`, and put its id into wrangler.toml under env.${env}`,
    );
}

/**
 * Migrates the database of an environment before its Functions are deployed. All previews share one
 * database, which is recreated if a branch's migrations don't fit it.
 * @throws Error that says what to do
 */
export async function prepareDatabase(env: Environment) {
  checkDatabases(env);
  const database = databaseOn({ env });
  const apply = async () => {
    await migrate({ env });
    // A branch may have changed a migration after applying it.
    if (env === 'preview') await database.batch(tableChecks.map(database.prepare));
  };
  const recreate = async (error: Error) => {
    if (
      env === 'production' ||
      !/SQLITE_ERROR|already exists|no such|has no column|no database of/.test(error.message)
    )
      throw error;
    console.log('The migrations do not fit the database of the previews: recreating it.');
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
    .catch(recreate)
    .catch(({ message }: Error) => {
      throw new Error(`The database could not be migrated. ${remedyFor(message)}\n${message}`);
    });
}
