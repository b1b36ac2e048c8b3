import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

describe('of each of Sentry’s packages', () => {
  interface Lock {
    packages: Record<string, { version: string; dev?: boolean }>;
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  /** Of what is shipped; development tools may bring another one for themselves. */
  const copies = (name: string) =>
    Object.entries(packages)
      .filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
      .map(([path]) => path);

  test.each(['core', 'browser', 'browser-utils', 'react', 'replay'])('@sentry/%s one copy is installed', (name) => {
    expect(copies(`@sentry/${name}`)).toEqual([`node_modules/@sentry/${name}`]);
  });

  test('the two that are depended on have the same exact version, and so has the core', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
    const version = dependencies['@sentry/react'];
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(dependencies['@sentry/replay']).toBe(version);
    expect(packages['node_modules/@sentry/core']?.version).toBe(version);
  });
});
