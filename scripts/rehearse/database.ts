import { DatabaseSync } from 'node:sqlite';
import { d1Over } from '../serve/sqliteD1.ts';

/** One statement, or several that no rows are wanted of. */
const isOne = (sql: string) => !/;\s*\S/.test(sql.replace(/--.*$/gm, '').trim());

/** A database as the interface and a Function's binding have it, and as the account lists it. */
export function rehearsedDatabase(name: string, uuid: string = crypto.randomUUID()) {
  const sqlite = new DatabaseSync(':memory:');
  return {
    listed: { uuid, name, created_at: new Date().toISOString(), version: 'production' },
    sqlite,
    binding: d1Over(sqlite),
    /** Answers a query as `POST …/query` does. @throws Error of SQLite */
    query(sql: string) {
      if (!isOne(sql)) sqlite.exec(sql);
      const results = isOne(sql) ? sqlite.prepare(sql).all() : [];
      return [{ results, success: true, meta: { duration: 1, changes: 0, rows_read: 0, rows_written: 0 } }];
    },
  };
}
