import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFacts } from './facts.ts';

const version = (name: string): string => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

/** The content of `/build.json`: which commit this is, and what it was built with. */
export const buildFile = (facts = buildFacts()) => ({
  ...facts,
  // As the telemetry service knows it; next.config.js gives it to the client.
  release: facts.commit,
  versions: { node: process.versions.node, next: version('next'), react: version('react') },
});

/** A hash of all pages in a folder, by which a later build of the same commit knows whether the day has changed any. */
function pagesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const page of globSync('**/*.html', { cwd: folder }).sort()) hash.update(page).update(readFileSync(join(folder, page)));
  return hash.digest('hex').slice(0, 12);
}

/** Writes it for finished pages. */
export const writeBuildFile = (folder: string) =>
  writeFileSync(`${folder}/build.json`, `${JSON.stringify({ ...buildFile(), pages: pagesHash(folder) }, null, 2)}\n`);
