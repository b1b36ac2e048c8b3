import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Database, Result } from '#functions/contact/database.ts';

/** `answer` runs at once, even while the database is held or fails. */
type Statement = ReturnType<Database['prepare']> & { answer: <Row>() => Result<Row> };

/**
 * The parts of D1 that the Functions need, over an SQLite database with the migrations applied.
 * After `fail` every statement throws; after `hold` all statements wait for the function that it
 * returns.
 * @param file the database's file; in memory by default
 */
export function sqliteD1(file = ':memory:') {
  const sqlite = new DatabaseSync(file);
  // The table in which wrangler records applied migrations.
  sqlite.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)',
  );
  for (const migration of globSync('migrations/*.sql').sort()) {
    sqlite.exec(readFileSync(migration, 'utf8'));
    sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(basename(migration));
  }
  let ready = async () => {};
  const statement = (sql: string, values: SQLInputValue[] = []): Statement => {
    const answer = <Row>() => ({ results: sqlite.prepare(sql).all(...values) as Row[] });
    return {
      bind: (...bound) => statement(sql, bound),
      answer,
      run: <Row>() => ready().then(answer<Row>),
    };
  };
  return {
    sqlite,
    prepare: (sql: string) => statement(sql),
    async batch<Row>(statements: Statement[]) {
      await ready();
      sqlite.exec('BEGIN');
      try {
        const results = statements.map((one) => one.answer<Row>());
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
    fail() {
      ready = () => Promise.reject(new Error('D1_ERROR: internal secret'));
    },
    rows: (table = 'inquiries') =>
      sqlite.prepare(`SELECT * FROM ${table}`).all() as Record<string, string | number | null>[],
    /** With the references ABCD-1001 and so on. */
    insertInquiries: (count: number, receivedAt: string) =>
      sqlite.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message, notice)
        SELECT i, '', 'ABCD-' || (1000 + i), '${receivedAt}', 'inquiry', '', '', '', '', 'sent' FROM n`),
    hold() {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      ready = () => held;
      return release;
    },
  };
}
