/** The values that Mozilla's HTTP Observatory gives full points for, and two headers it does not look at. */
const wanted: Record<string, RegExp> = {
  'Content-Security-Policy': /default-src 'none'.*frame-ancestors 'none'/,
  'Strict-Transport-Security': /max-age=(?:[2-9]\d{7}|\d{9,})/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'Permissions-Policy': /camera=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Resource-Policy': /^same-(origin|site)$/,
};

/** Security headers that the agency's own host would send wrongly or not at all, a line each. */
export const headerProblems = (headers: Headers): string[] =>
  Object.entries(wanted)
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`);
