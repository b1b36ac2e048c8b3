import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildFacts } from '../../../scripts/build/facts.ts';
import { checkComplete, chooseBranch, liveAddress, readArtifact } from '../../../scripts/deploy/artifact.ts';
import { freshFolder } from '../freshFolder.ts';

const factsOf = (env: Record<string, string>) => buildFacts(env, () => '0123456789ab');
const forLive = factsOf({ CF_PAGES_BRANCH: 'main' });
const forMenu = factsOf({ CF_PAGES_BRANCH: 'new-menu' });
const forPullRequest = factsOf({ GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: 'main', GITHUB_REF_NAME: '7/merge' });
const forNobody = factsOf({});

test.each([
  ['for the live site may go live on explicit request', forLive, true, 'main'],
  ['for the live site has a preview address otherwise', forLive, false, 'candidate'],
  ['of a branch may be deployed as that', forMenu, false, 'new-menu'],
  ['of a pull request from main may be deployed by its number', forPullRequest, false, 'pr-7'],
])('a build %s', (_, facts, production, expected) => expect(chooseBranch(facts, production)).toBe(expected));

test.each([
  ['from somebody’s own machine', forNobody, false, 'CF_PAGES_BRANCH=main npm run build'],
  ['from somebody’s own machine, to production', forNobody, true, 'for this machine only'],
  ['of a branch, to production', forMenu, true, 'as new-menu, not as main'],
  ['of a pull request from main, to production', forPullRequest, true, 'as pr-7, not as main'],
])('a build may not be deployed: %s', (_, facts, production, complaint) => {
  expect(() => chooseBranch(facts, production)).toThrow(complaint);
});

test.each([[undefined], [''], ['your.domain'], ['javascript:alert(1)']])('the live site is not at %s', (address) => {
  expect(() => liveAddress(address)).toThrow(/^SITE_URL is .*SITE_URL=https:\/\/your.domain npm run deploy/);
});

describe('a built folder', () => {
  const folder = freshFolder();
  const write = (file: string, content: unknown = '') => {
    mkdirSync(join(folder(), file, '..'), { recursive: true });
    writeFileSync(join(folder(), file), typeof content === 'string' ? content : JSON.stringify(content));
  };

  test('that is not a build, or has no deployment target, is reported', () => {
    expect(() => readArtifact(folder())).toThrow('Make one first: npm run build');
    write('build.json', { commit: '0123456789ab' });
    expect(() => readArtifact(folder())).toThrow('Make it again');
    write('build.json', forMenu);
    expect(readArtifact(folder())).toEqual(forMenu);
  });

  test('needs the Functions’ bundle, the manifest and every picture in it', () => {
    expect(() => checkComplete(folder())).toThrow('_worker.js');
    write('_worker.js');
    write('_routes.json');
    expect(() => checkComplete(folder())).toThrow('pictures.json is missing');
    write('pictures.json', { '/images/a.gif': { hash: '0123456789ab', animated: true } });
    expect(() => checkComplete(folder())).toThrow('lacks 1 pictures, such as /images/a.0123456789ab.gif');
    write('images/a.0123456789ab.gif');
    expect(() => checkComplete(folder())).not.toThrow();
  });
});
