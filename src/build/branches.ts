import { createHash } from 'node:crypto';

export const liveBranch = 'main';

/** Where a production build is tested before it goes live. */
export const candidateBranch = 'candidate';

/**
 * Cloudflare cuts off the rest of a branch name in a preview's URL:
 * https://developers.cloudflare.com/pages/configuration/preview-deployments/
 */
const maxLength = 28;

/**
 * Adds a hash to a name that Cloudflare would change, so that two branches never share a URL and
 * `Main` never replaces the live site.
 */
export function previewBranch(branch: string): string {
  const plain = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const isTaken = [liveBranch, candidateBranch].includes(plain) || /^pr-\d+$/.test(plain);
  if (plain === branch && plain.length <= maxLength && !isTaken) return plain;
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, 6);
  return [plain.slice(0, maxLength - 7).replace(/-$/, ''), hash].filter(Boolean).join('-');
}
