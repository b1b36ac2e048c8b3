import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describe('Sentry’s packages', () => {
  interface Lock {
    packages: Record<string, { version: string; dev?: boolean }>;
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  /** Only shipped packages; development tools may depend on another version. */
  const copies = (name: string) =>
    Object.entries(packages)
      .filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
      .map(([path]) => path);

  test.each(['core', 'browser', 'browser-utils', 'react', 'replay'])('@sentry/%s is installed once', (name) => {
    expect(copies(`@sentry/${name}`)).toEqual([`node_modules/@sentry/${name}`]);
  });

  test('the two direct dependencies have the same exact version, and so has the core', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
    const version = dependencies['@sentry/react'];
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(dependencies['@sentry/replay']).toBe(version);
    expect(packages['node_modules/@sentry/core']?.version).toBe(version);
  });
});
