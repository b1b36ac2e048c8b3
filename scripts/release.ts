/** Runs within `npm version minor`, which commits and tags: names the release in CHANGELOG.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { command } from './cli/command.ts';
import { git } from './cli/git.ts';

await command(() => {
  const file = 'CHANGELOG.md';
  const text = readFileSync(file, 'utf8');
  const heading = '## Unreleased\n';
  if (!text.includes(heading)) throw new Error(`${file}: expected a section "Unreleased"`);
  const { npm_package_version: version } = process.env;
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, text.replace(heading, `## ${version}, ${today}\n`));
  git('add', file);
});
