import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInfo } from '#src/build/buildInfo.ts';

/**
 * Hashes all pages, to tell whether the date changed one; and the month, so that one build a month
 * renews security.txt.
 */
function pagesHash(folder: string, built: string): string {
  const hash = createHash('sha256').update(built.slice(0, 7));
  for (const page of globSync('**/*.html', { cwd: folder }).sort())
    hash.update(page).update(readFileSync(join(folder, page)));
  return hash.digest('hex').slice(0, 12);
}

const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

export function writeBuildFile(folder: string) {
  const info = buildInfo();
  const versions = {
    node: process.versions.node,
    next: installedVersion('next'),
    react: installedVersion('react'),
  };
  // Pages report errors to Sentry under the same release name.
  const content = {
    ...info,
    release: info.commit,
    versions,
    pages: pagesHash(folder, info.built),
  };
  writeFileSync(`${folder}/build.json`, `${JSON.stringify(content, null, 2)}\n`);
}
