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
