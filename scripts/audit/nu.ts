import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * What the Nu HTML checker finds, a line each, warnings left out. VNU_JAR names its file
 * (https://github.com/validator/validator/releases); without it, or without Java, the check is not made.
 */
export function nuFaults(files: string[]): string[] | undefined {
  const jar = process.env.VNU_JAR;
  if (!jar || !existsSync(jar)) return undefined;
  const { stderr, error } = spawnSync('java', ['-jar', jar, '--errors-only', '--format', 'gnu', ...files], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return error ? undefined : stderr.split('\n').filter(Boolean);
}
