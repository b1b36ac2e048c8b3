import { expect, test } from 'vitest';
import { commonHeaders, strictTransport } from '#functions/http/headers.ts';
import { contentSecurityPolicy } from '#src/build/host/policy.ts';

test('demands HTTPS of subdomains only if site.json says so', () => {
  expect(commonHeaders['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(strictTransport('includeSubDomains')).toBe('max-age=63072000; includeSubDomains');
});

const turnstile = 'https://challenges.cloudflare.com';

test('allows Turnstile only if its key is configured', () => {
  expect(contentSecurityPolicy([], false)).not.toContain(turnstile);
  const policy = contentSecurityPolicy([], true);
  expect(policy).toContain(`script-src 'self' ${turnstile}`);
  expect(policy).toContain(`frame-src 'self' ${turnstile}`);
  expect(policy.split(turnstile)).toHaveLength(3);
  // Turnstile’s script doesn’t support Trusted Types.
  expect(policy).not.toContain('trusted-types');
});
