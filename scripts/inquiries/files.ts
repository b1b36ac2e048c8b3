import { bucketOf, readSettings, wrangler } from '../serve/wrangler.ts';
import type { DatabaseChoice } from './database.ts';

export interface Files {
  /** Writes a file into the working folder. */
  save: (name: string) => Promise<unknown>;
  delete: (name: string) => Promise<unknown>;
}

/** Returns undefined if wrangler.toml has no bucket. */
export function filesOn({ env, persist }: DatabaseChoice): Files | undefined {
  const bucket = bucketOf(readSettings(), env);
  if (!bucket) return undefined;
  const { bucket_name, jurisdiction } = bucket;
  const run = (action: string, name: string, ...more: string[]) =>
    wrangler([
      ...['r2', 'object', action, `${bucket_name}/${name}`, env ? '--remote' : '--local', ...more],
      ...(persist ? ['--persist-to', persist] : []),
      ...(jurisdiction ? ['--jurisdiction', jurisdiction] : []),
    ]);
  return {
    save: (name) => run('get', name, '--file', name),
    delete: (name) => run('delete', name),
  };
}
