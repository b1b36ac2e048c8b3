import { readFileSync } from 'node:fs';
import { git } from '../cli/git.ts';

/** Where releases of the project are kept, apart from the site's own tags. */
const refs = 'refs/upstream';

interface Upgrade {
  /** Refs of the release that the site has, and of the one that it takes. */
  from: string;
  to: string;
  toName: string;
}

/**
 * Fetches the project's releases from the remote `upstream`.
 * @param wanted such as `v1.2.0`; the newest if undefined
 * @throws Error that names the missing remote or release, or says that there is nothing to do
 */
export function fetchReleases(wanted?: string): Upgrade {
  if (!git('remote').split('\n').includes('upstream'))
    throw new Error(
      'no remote is called upstream: git remote add upstream <URL of the project this site comes from>',
    );
  git('fetch', '--quiet', '--no-tags', 'upstream', `+refs/tags/v*:${refs}/v*`);
  const format = '--format=%(refname:lstrip=2)';
  const releases = git('for-each-ref', '--sort=-version:refname', format, refs).split('\n');
  const current = `v${JSON.parse(readFileSync('package.json', 'utf8')).version}`;
  const toName = wanted ?? releases[0] ?? '';
  for (const release of [current, toName])
    if (!release || !releases.includes(release))
      throw new Error(`${release || 'no release'}: expected a release: ${releases.join(', ')}`);
  if (toName === current) throw new Error(`the site already has ${current}`);
  return { from: `${refs}/${current}`, to: `${refs}/${toName}`, toName };
}
