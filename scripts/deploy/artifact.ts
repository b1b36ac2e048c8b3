import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveBranch } from '../build/branches.ts';
import type { BuildFacts } from '../build/facts.ts';
import { workerFiles } from '../build/functions.ts';
import { missingPictures } from '../images/publish.ts';

const usage = { build: 'npm run build', live: 'npm run deploy -- --production' };

/** What a built folder says of itself. @throws Error that says how one is built */
export function readArtifact(folder: string): BuildFacts {
  const file = join(folder, 'build.json');
  if (!existsSync(file)) throw new Error(`There is no build in \`${folder}\`. Make one first: ${usage.build}`);
  const facts: Partial<BuildFacts> = JSON.parse(readFileSync(file, 'utf8'));
  if (!facts.deployAs) throw new Error(`${file} does not say where the build may go. Make it again: ${usage.build}`);
  return facts as BuildFacts;
}

/**
 * The branch to deploy a build as: what it was built for, under a preview address unless it is to go live.
 * @throws Error where it was not built for that
 */
export function chooseBranch({ environment, deployAs, branch: of }: BuildFacts, production: boolean): string {
  const [preview] = deployAs;
  if (environment === 'development' || !preview) {
    throw new Error(
      `The build in \`out\` is for this machine only. Build for the live site: CF_PAGES_BRANCH=${liveBranch} ${usage.build}; for a preview put its branch there.`,
    );
  }
  if (!production) return preview;
  if (deployAs.includes(liveBranch)) return liveBranch;
  throw new Error(
    `The build in \`out\` is a ${environment} of branch ${of} and may be deployed as ${preview}, not as ${liveBranch}. Build for it: CF_PAGES_BRANCH=${liveBranch} ${usage.build}`,
  );
}

/** @throws Error unless a built folder has the bundle of the Functions and every file of every picture */
export function checkComplete(folder: string) {
  for (const file of Object.values(workerFiles)) {
    if (!existsSync(join(folder, file))) throw new Error(`\`${folder}\` lacks ${file}. Make the build again: ${usage.build}`);
  }
  const missing = missingPictures(folder);
  if (missing.length === 0) return;
  throw new Error(
    `\`${folder}\` lacks ${missing.length} pictures, such as ${missing[0]}. Make a complete build first: ${usage.build}`,
  );
}

/** The live site's address. @throws Error that says how it is given */
export function liveAddress(address: string | undefined): string {
  if (address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
  throw new Error(
    `SITE_URL is ${address ? `"${address}"` : 'not set'}; it must be the address of the live site, which is tested once it is live, as in: SITE_URL=https://your.domain ${usage.live} (on GitHub it is a variable of the repository)`,
  );
}
