import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

class Statement {
  readonly database: DatabaseSync;
  readonly sql: string;
  readonly ready: () => Promise<void>;
  readonly values: SQLInputValue[];
  constructor(database: DatabaseSync, sql: string, ready: () => Promise<void>, values: SQLInputValue[] = []) {
    this.database = database;
    this.sql = sql;
    this.ready = ready;
    this.values = values;
  }
  bind(...values: SQLInputValue[]) {
    return new Statement(this.database, this.sql, this.ready, values);
  }
  answer<Row>() {
    const prepared = this.database.prepare(this.sql);
    // D1 counts what the statement itself has changed.
    const total = () => Number((this.database.prepare('SELECT total_changes() AS n').get() as { n: number }).n);
    const before = total();
    const results = prepared.all(...this.values) as Row[];
    return { results, meta: { changes: total() - before } };
  }
  async run<Row>() {
    await this.ready();
    return this.answer<Row>();
  }
}

/**
 * The parts of D1 that the Functions need, over an SQLite database.
 * @param ready resolves when a statement may run, and rejects when none may
 */
const d1Over = (sqlite: DatabaseSync, ready = async () => {}) => ({
  prepare: (sql: string) => new Statement(sqlite, sql, ready),
  async batch<Row>(statements: Statement[]) {
    await ready();
    sqlite.exec('BEGIN');
    try {
      const results = statements.map((statement) => statement.answer<Row>());
      sqlite.exec('COMMIT');
      return results;
    } catch (error) {
      sqlite.exec('ROLLBACK');
      throw error;
    }
  },
});

/**
 * The same with the migrations applied. `fail` makes every further statement throw; `hold` delays all statements until the
 * function that it returns is called.
 * @param file of the database, which is otherwise in memory
 */
export function sqliteD1(file = ':memory:') {
  const sqlite = new DatabaseSync(file);
  // As wrangler notes what it has applied.
  sqlite.exec('CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)');
  for (const migration of globSync('migrations/*.sql').sort()) {
    sqlite.exec(readFileSync(migration, 'utf8'));
    sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(basename(migration));
  }
  let failure: Error | undefined;
  let held: Promise<void> | undefined;
  const ready = async () => {
    await held;
    if (failure) throw failure;
  };
  return {
    sqlite,
    fail(error = new Error('D1_ERROR: internal secret')) {
      failure = error;
    },
    mend() {
      failure = undefined;
    },
    rows: (table = 'inquiries') => sqlite.prepare(`SELECT * FROM ${table}`).all() as Record<string, string | number | null>[],
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    ...d1Over(sqlite, ready),
  };
}
