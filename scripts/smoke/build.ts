import { site } from '../../src/site.ts';
import type { BuildFacts } from '../build/facts.ts';
import { assertThat, type Check } from './run.ts';

export const buildIsKnown: Check = async ({ base, read }) => {
  const { commit, branch, environment, time, versions } = JSON.parse(await read('/build.json')) as BuildFacts & {
    versions: Record<string, string>;
  };
  assertThat(commit && branch && versions?.next, 'commit, branch or versions are missing');
  assertThat(!Number.isNaN(Date.parse(time)), `time is "${time}"`);
  const live = base.origin === new URL(site.url).origin;
  assertThat(!live || environment === 'production', `the live site is a build for ${environment}`);
  return `${environment}: ${commit} of ${branch}`;
};
