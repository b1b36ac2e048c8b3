import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveBranch } from '../build/branches.ts';
import { type BuildFacts, buildFacts } from '../build/facts.ts';
import { workerFiles } from '../build/functions.ts';
import { missingPictures } from '../images/publish.ts';

const build = 'npm run build';
const liveBuild = `CF_PAGES_BRANCH=${liveBranch} ${build}`;

/** Reads the facts of a built folder. @throws Error if it was not built from the current commit */
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
 * Chooses the branch to deploy a build as, which decides its address.
 * @throws Error if it was built for something else
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

/** @throws Error if a built folder lacks the Functions or a file of a picture */
export function checkComplete(folder: string) {
  const functions = Object.values(workerFiles).filter((file) => !existsSync(join(folder, file)));
  const [first, ...more] = [...functions, ...missingPictures(folder)];
  if (first)
    throw new Error(
      `\`${folder}\` lacks ${first} and ${more.length} more files. Make a complete build first: ${build}`,
    );
}

/** @throws Error if the project's production branch is not the one that goes live */
export function checkBranch(branch: string) {
  if (branch !== liveBranch)
    throw new Error(
      `The project’s production branch is ${branch}; expected ${liveBranch}. Change it in the dashboard, under Settings, Builds.`,
    );
}

/** Checks the address of the live site. @throws Error that says how to set it */
export function liveAddress(address: string | undefined): string {
  if (address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))
    return address;
  const example = 'SITE_URL=https://your.domain npm run deploy -- --production';
  throw new Error(
    `SITE_URL is "${address ?? ''}"; expected the address of the live site, as in: ${example}`,
  );
}
