export const limits = {
  /** Files per deployment, by plan (https://developers.cloudflare.com/pages/platform/limits/#files). */
  files: { free: 20_000, paid: 100_000 },
  fileBytes: 25 * 1024 ** 2,
  /**
   * Rules of `_redirects`, and characters per rule. A rule is static if neither it nor one before it
   * contains a `*` (https://developers.cloudflare.com/pages/configuration/redirects/).
   */
  redirects: { static: 2000, dynamic: 100, characters: 1000 },
  /** Rules of `_headers`, and characters per line (https://developers.cloudflare.com/pages/configuration/headers/). */
  headers: { rules: 100, line: 2000 },
};
