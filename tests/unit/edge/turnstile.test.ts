import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/edge/policy.ts';

const turnstile = 'https://challenges.cloudflare.com';

test('Turnstile is allowed only when its key is configured', () => {
  expect(contentSecurityPolicy([], false)).not.toContain(turnstile);
  const policy = contentSecurityPolicy([], true);
  expect(policy).toContain(`script-src 'self' ${turnstile}`);
  expect(policy).toContain(`frame-src 'self' ${turnstile}`);
  expect(policy.split(turnstile)).toHaveLength(3);
});

test('Trusted Types are required when all scripts are ours', () => {
  expect(contentSecurityPolicy([], false)).toContain("require-trusted-types-for 'script'");
  expect(contentSecurityPolicy([], true)).not.toContain('trusted-types');
});
