import { expect, test } from 'vitest';
import { headersFile } from '../../../scripts/edge/headers.ts';
import { contentSecurityPolicy, hashSource } from '../../../scripts/edge/policy.ts';

test('allows no inline or evaluated script but the hashed ones', () => {
  const policy = contentSecurityPolicy(["'sha256-abc='"]);
  const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
  expect(directive('script-src')).toBe("script-src 'self' 'sha256-abc='");
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive('worker-src')).toBe('worker-src blob:');
  expect(policy).not.toContain('unsafe-eval');
});

test('lets pages frame prototypes, which are kept apart from the site', () => {
  const rule = headersFile([])
    .split(/\n(?=\S)/)
    .find((one) => one.startsWith('/prototypes/'));
  expect(rule).toContain("Content-Security-Policy: sandbox allow-scripts allow-downloads; frame-ancestors 'self'");
  expect(rule).toContain('\n  ! Content-Security-Policy');
});

test('fails when the host’s limit for a line is exceeded, naming the rule', () => {
  const many = Array.from({ length: 60 }, (_, index) => hashSource(`script ${index}`));
  expect(() => headersFile(many)).toThrow(/^_headers: \/\*: a line of \d+ characters; the host takes 2000$/);
});

const turnstile = 'https://challenges.cloudflare.com';

test('Turnstile is allowed only when its key is configured', () => {
  expect(contentSecurityPolicy([], false)).not.toContain(turnstile);
  const policy = contentSecurityPolicy([], true);
  expect(policy).toContain(`script-src 'self' ${turnstile}`);
  expect(policy).toContain(`frame-src 'self' ${turnstile}`);
  expect(policy.split(turnstile)).toHaveLength(3);
  // Its script is not ours.
  expect(policy).not.toContain('trusted-types');
});
