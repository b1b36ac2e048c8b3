import { constants, DatabaseSync } from 'node:sqlite';

export interface Migration {
  name: string;
  sql: string;
}

/** What a statement may do, as SQLite says it (https://www.sqlite.org/c3ref/c_alter_table.html). */
const allowed = new Set([
  constants.SQLITE_CREATE_TABLE,
  constants.SQLITE_CREATE_INDEX,
  constants.SQLITE_ALTER_TABLE,
  constants.SQLITE_INSERT,
  constants.SQLITE_SELECT,
  constants.SQLITE_READ,
  constants.SQLITE_FUNCTION,
  // Making an index asks for this one.
  constants.SQLITE_REINDEX,
]);

/** SQLite keeps books in tables that it updates itself, and looks at a table again that has got a column with a CHECK. */
const isOwnBookkeeping = (code: number, target: string | null) =>
  (code === constants.SQLITE_UPDATE && target?.startsWith('sqlite_')) ||
  (code === constants.SQLITE_PRAGMA && target === 'quick_check');

const decisions = ['SQLITE_OK', 'SQLITE_DENY', 'SQLITE_IGNORE'];
const actionName = (code: number) =>
  Object.entries(constants).find(([name, value]) => value === code && !decisions.includes(name))?.[0] ?? `action ${code}`;

type Schema = Map<string, string>;

/** Every column and index by its name, with all that it promises. */
function schemaOf(database: DatabaseSync): Schema {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all() as {
    name: string;
  }[];
  const columns = tables.flatMap(({ name }) =>
    database
      .prepare('SELECT * FROM pragma_table_xinfo(?)')
      .all(name)
      .map(({ cid: _, ...column }): [string, string] => [`${name}.${column.name}`, JSON.stringify(column)]),
  );
  const indexes = tables.flatMap(({ name }) =>
    database
      .prepare('SELECT name, "unique" FROM pragma_index_list(?)')
      .all(name)
      .map((index): [string, string] => [`${index.unique ? 'unique index' : 'index'} ${index.name} on ${name}`, '']),
  );
  return new Map([...columns, ...indexes]);
}

const tableIn = (name: string) => / on (.+)$/.exec(name)?.[1] ?? name.split('.')[0] ?? '';

/** What was there before and is gone or another, and what an older Function would stumble over. */
function schemaFaults(before: Schema, after: Schema): string[] {
  const lost = [...before.keys()].filter((name) => !after.has(name)).map((name) => `takes away ${name}`);
  const changed = [...before]
    .filter(([name, was]) => after.has(name) && after.get(name) !== was)
    .map(([name]) => `changes ${name}`);
  const tables = new Set([...before.keys()].map(tableIn));
  const narrowed = [...after.keys()]
    .filter((name) => !before.has(name) && name.startsWith('unique index') && tables.has(tableIn(name)))
    .map((name) => `adds a ${name}, which was there without`);
  // SQLite refuses these only for tables that have rows.
  const wanted = [...after]
    .filter(([name, is]) => !before.has(name) && tables.has(tableIn(name)) && /"notnull":1,"dflt_value":null/.test(is))
    .map(([name]) => `adds ${name}, which must be given and has no default`);
  return [...lost, ...changed, ...narrowed, ...wanted];
}

/**
 * Runs migrations on an empty SQLite database, one after the other, and says which of them do more than add. The Functions of
 * the deployment before go on while a migration runs, and after a way back: what they read must stay, and what they write must
 * still be taken.
 */
export function additionFaults(migrations: Migration[]): string[] {
  const database = new DatabaseSync(':memory:');
  const faults: string[] = [];
  for (const { name, sql } of migrations) {
    const before = schemaOf(database);
    const denied = new Set<string>();
    database.setAuthorizer((code, target) => {
      if (allowed.has(code) || isOwnBookkeeping(code, target)) return constants.SQLITE_OK;
      denied.add(actionName(code).replace('SQLITE_', '').replaceAll('_', ' '));
      return constants.SQLITE_DENY;
    });
    try {
      database.exec(sql);
    } catch (error) {
      if (denied.size === 0) faults.push(`${name}: ${(error as Error).message}`);
    }
    database.setAuthorizer(null);
    faults.push(...[...denied].map((action) => `${name}: ${action} is more than adding`));
    faults.push(...schemaFaults(before, schemaOf(database)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
