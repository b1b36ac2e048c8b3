import { unstable_readConfig } from 'wrangler';

interface Database {
  name: string;
  id: string;
}

/** The databases of inquiries that wrangler.toml names: for commands and on this machine, for previews, for the live site. */
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
  const entries = Object.entries(environments).map(([name, env]) => [name, read(env)]);
  return Object.fromEntries(entries) as Databases;
}

/** What is wrong with the databases of a configuration, in words. @param deployed whether they must have been created */
export function databaseFaults({ commands, preview, production }: Databases, deployed = false): string[] {
  const faults: string[] = [];
  if (commands.id !== production.id || commands.name !== production.name) {
    faults.push(
      `wrangler.toml: the database at the top is ${commands.name} (${commands.id}), that of production ${production.name} (${production.id}); expected the live one in both places`,
    );
  }
  if (preview.id === production.id || preview.name === production.name) {
    faults.push('wrangler.toml: previews have the database of the live site; expected one of their own');
  }
  if (deployed && placeholder.test(production.id)) {
    faults.push(
      'wrangler.toml: the live database has not been created; run `npx wrangler d1 create inquiries --jurisdiction eu` and put its id at the top and under production',
    );
  }
  return faults;
}
