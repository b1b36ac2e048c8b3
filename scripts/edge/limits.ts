/** The limits of Cloudflare Pages. Wrangler holds to the same numbers (MAX_… in its pages commands). */
export const limits = {
  /** Files of a deployment, by plan (https://developers.cloudflare.com/pages/platform/limits/#files). */
  files: { free: 20_000, paid: 100_000 },
  /** Bytes of a file (https://developers.cloudflare.com/pages/platform/limits/#file-size). */
  fileBytes: 25 * 1024 ** 2,
  /**
   * Rules of `_redirects`, and characters of one (https://developers.cloudflare.com/pages/configuration/redirects/). A rule
   * counts as static when neither it nor any rule before it contains a `*`.
   */
  redirects: { static: 2000, dynamic: 100, characters: 1000 },
  /** Rules of `_headers`, and characters of a line (https://developers.cloudflare.com/pages/configuration/headers/). */
  headers: { rules: 100, line: 2000 },
  /** Rules of `_routes.json` (https://developers.cloudflare.com/pages/functions/routing/#limits). */
  routes: 100,
};

/**
 * How many files the account behind an upload token may deploy, as wrangler reads it: the token is a JWT with the claim
 * `max_file_count_allowed`. A token without it is given the free plan's.
 */
export function fileLimitOf(uploadToken: string): number {
  try {
    const [, claims = ''] = uploadToken.split('.');
    const { max_file_count_allowed: most } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return Number.isInteger(most) && most > 0 ? most : limits.files.free;
  } catch {
    return limits.files.free;
  }
}
