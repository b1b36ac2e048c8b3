import { createHash } from 'node:crypto';

/** The branch that is live. */
export const liveBranch = 'main';

/** What a build for production is deployed as first, under a preview address. */
export const candidateBranch = 'candidate';

/**
 * https://developers.cloudflare.com/pages/configuration/preview-deployments/: a preview's address begins with the branch in
 * small letters, with everything but letters and digits replaced by hyphens, and cut off here. Characters.
 */
const longest = 28;

/**
 * The name that a branch is deployed as. It is a branch's own where the host would not change it and it is nobody else's, and
 * ends with a hash otherwise: `Main`, `-x` or 110 characters must not become the live branch, an option or another's address.
 */
export function previewBranch(branch: string): string {
  const plain = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const taken = [liveBranch, candidateBranch].includes(plain) || /^pr-\d+$/.test(plain);
  if (plain === branch && plain.length <= longest && !taken) return plain;
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, 6);
  return [plain.slice(0, longest - 7).replace(/-$/, ''), hash].filter(Boolean).join('-');
}
