import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFacts } from './facts.ts';

const version = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

/** A hash of all pages in a folder, by which a later build of the same commit knows whether the day has changed any. */
function pagesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const page of globSync('**/*.html', { cwd: folder }).sort())
    hash.update(page).update(readFileSync(join(folder, page)));
  return hash.digest('hex').slice(0, 12);
}

/** Writes `/build.json` for finished pages: which commit this is, and what it was built with. */
export function writeBuildFile(folder: string) {
  const facts = buildFacts();
  const versions = { node: process.versions.node, next: version('next'), react: version('react') };
  // The telemetry service knows the release by the commit; next.config.js gives it to the client.
  const content = { ...facts, release: facts.commit, versions, pages: pagesHash(folder) };
  writeFileSync(`${folder}/build.json`, `${JSON.stringify(content, null, 2)}\n`);
}
