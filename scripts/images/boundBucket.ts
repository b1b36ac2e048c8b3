import { readFileSync } from 'node:fs';

/**
 * The bucket that wrangler.toml binds as PICTURES; undefined where it binds none.
 * @throws Error when its sections bind different ones: deployments share their pictures
 */
export function boundBucket(configFile = 'wrangler.toml'): string | undefined {
  const tables = readFileSync(configFile, 'utf8').split(/^(?=\[)/m);
  const names = tables
    .filter((table) => /^\[\[(env\.\w+\.)?r2_buckets\]\]/.test(table) && /^binding = "PICTURES"/m.test(table))
    .map((table) => /(?<=^bucket_name = ")[^"]+/m.exec(table)?.[0]);
  const [name, ...others] = new Set(names);
  if (others.length) throw new Error(`${configFile} binds ${[name, ...others].join(' and ')} as PICTURES; expected one bucket`);
  return name;
}
