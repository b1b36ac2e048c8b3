import { liveBranch } from '../build/branches.ts';
import { checkFileCount } from '../build/checkLimits.ts';
import { fileLimitOf } from '../edge/limits.ts';
import type { Pages } from './api.ts';

/** @throws Error unless the host has the project as this one expects it, and takes as many files as a built folder has */
export async function checkProject(pages: Pages, folder: string) {
  const { production_branch: branch } = await pages.project();
  if (branch !== liveBranch) {
    throw new Error(
      `The project’s production branch is ${branch}; expected ${liveBranch}. Change it in the dashboard, under Settings, Builds.`,
    );
  }
  checkFileCount(folder, fileLimitOf(await pages.uploadToken()));
}
