import { readFileSync, writeFileSync } from 'node:fs';
import { buildFacts } from './facts.ts';

const version = (name: string): string => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

/** The content of `/build.json`: which commit this is, and what it was built with. */
export const buildFile = (facts = buildFacts()) => ({
  ...facts,
  // As the telemetry service knows it; next.config.js gives it to the client.
  release: facts.commit,
  versions: { node: process.versions.node, next: version('next'), react: version('react') },
});

export const writeBuildFile = (folder: string) =>
  writeFileSync(`${folder}/build.json`, `${JSON.stringify(buildFile(), null, 2)}\n`);
