import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveBranch } from '../build/branches.ts';
import { type BuildFacts, buildFacts } from '../build/facts.ts';
import { workerFiles } from '../build/functions.ts';
import { missingPictures } from '../images/publish.ts';

const build = 'npm run build';
const liveBuild = `CF_PAGES_BRANCH=${liveBranch} ${build}`;

/** What a built folder says of itself. @throws Error unless it was built from the commit that is checked out */
export function readArtifact(folder: string, { commit } = buildFacts()): BuildFacts {
  const file = join(folder, 'build.json');
  if (!existsSync(file))
    throw new Error(`There is no build in \`${folder}\`. Make one first: ${liveBuild}`);
  const facts: BuildFacts = JSON.parse(readFileSync(file, 'utf8'));
  if (facts.commit === commit) return facts;
  throw new Error(
    `The build is of commit ${facts.commit}, and ${commit} is checked out. Make it again: ${liveBuild}`,
  );
}

/**
 * The branch to deploy a build as: what it was built for, under a preview address unless it is to go live.
 * @throws Error where it was not built for that
 */
export function chooseBranch({ deployAs, branch }: BuildFacts, production: boolean): string {
  const [preview] = deployAs;
  if (!preview)
    throw new Error(`The build is for this machine only. Build for the live site: ${liveBuild}`);
  if (!production) return preview;
  if (deployAs.includes(liveBranch)) return liveBranch;
  throw new Error(
    `The build is for branch ${branch}, to be deployed as ${preview}, not as ${liveBranch}. Build: ${liveBuild}`,
  );
}

/** @throws Error unless a built folder has the bundle of the Functions and every file of every picture */
export function checkComplete(folder: string) {
  const bundle = Object.values(workerFiles).filter((file) => !existsSync(join(folder, file)));
  const [first, ...more] = [...bundle, ...missingPictures(folder)];
  if (first)
    throw new Error(
      `\`${folder}\` lacks ${first} and ${more.length} more files. Make a complete build first: ${build}`,
    );
}

/** @throws Error unless the project's live branch is the one that is deployed */
export function checkBranch(found: string) {
  const where = 'in the dashboard, under Settings, Builds';
  if (found !== liveBranch)
    throw new Error(
      `The project’s production branch is ${found}; expected ${liveBranch}. Change it ${where}.`,
    );
}

/** The live site's address. @throws Error that says how it is given */
export function liveAddress(address: string | undefined): string {
  if (address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))
    return address;
  const example = 'SITE_URL=https://your.domain npm run deploy -- --production';
  throw new Error(
    `SITE_URL is "${address ?? ''}"; expected the address of the live site, as in: ${example}`,
  );
}
