import { expect, test } from 'vitest';
import { buildFacts } from '../../../scripts/build/facts.ts';
import { chooseBranch, liveAddress } from '../../../scripts/deploy/artifact.ts';

const live = { CF_PAGES_BRANCH: 'main' };
const menu = { CF_PAGES_BRANCH: 'new-menu' };
const pullRequest = { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: 'main', GITHUB_REF_NAME: '7/merge' };
const choose = (env: Record<string, string>, production: boolean) =>
  chooseBranch(
    buildFacts(env, () => '0123456789ab'),
    production,
  );

test.each([
  ['for the live site may go live on explicit request', live, true, 'main'],
  ['for the live site has a preview address otherwise', live, false, 'candidate'],
  ['of a branch may be deployed as that', menu, false, 'new-menu'],
  ['of a pull request from main may be deployed by its number', pullRequest, false, 'pr-7'],
])('a build %s', (_, env, production, expected) => expect(choose(env, production)).toBe(expected));

test.each([
  ['from somebody’s own machine', {}, false, 'CF_PAGES_BRANCH=main npm run build'],
  ['from somebody’s own machine, to production', {}, true, 'for this machine only'],
  ['of a branch, to production', menu, true, 'as new-menu, not as main'],
  ['of a pull request from main, to production', pullRequest, true, 'as pr-7, not as main'],
])('a build may not be deployed: %s', (_, env, production, complaint) => {
  expect(() => choose(env, production)).toThrow(complaint);
});

test.each([[undefined], [''], ['your.domain'], ['javascript:alert(1)']])('the live site is not at %s', (address) => {
  expect(() => liveAddress(address)).toThrow(/^SITE_URL is .*SITE_URL=https:\/\/your.domain npm run deploy/);
});
