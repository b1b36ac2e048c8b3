export const limits = {
  /** Files per deployment, by plan (https://developers.cloudflare.com/pages/platform/limits/#files). */
  files: { free: 20_000, paid: 100_000 },
  fileBytes: 25 * 1024 ** 2,
  /**
   * A rule is static if neither it nor one before it contains a `*`
   * (https://developers.cloudflare.com/pages/configuration/redirects/).
   */
  redirects: { static: 2000, dynamic: 100 },
  /** Rules of `_headers` (https://developers.cloudflare.com/pages/configuration/headers/). */
  headers: 100,
};
