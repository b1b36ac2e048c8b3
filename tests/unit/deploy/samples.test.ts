import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = resolve('scripts/deploy.ts');
let folder: string;

/** A working copy with a build for the live site, as far as a deployment asks before its first request. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const inner of ['out', 'src/content/people']) mkdirSync(join(folder, inner), { recursive: true });
  const facts = { environment: 'production', deployAs: ['main'], branch: 'main' };
  writeFileSync(join(folder, 'out/build.json'), JSON.stringify(facts));
  writeFileSync(join(folder, 'src/content/people/signe.yaml'), 'sample: true\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const deploy = (address: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, '--production', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: address },
  });

test('a deployment for a real domain lists the samples, and stops', () => {
  const { status, stderr } = deploy('https://agency.se');
  expect(stderr).toContain('samples would go live on agency.se');
  expect(stderr).toContain('src/content/people/signe.yaml');
  expect(status).not.toBe(0);
});

test.each([
  ['with --with-samples', 'https://agency.se', ['--with-samples']],
  ['where the host lets a site be tried out', 'https://dunavik-website.pages.dev', []],
])('%s it goes on to the next check', (_, address, args) => {
  const { stderr } = deploy(address, ...args);
  expect(stderr).not.toContain('samples would go live');
  expect(stderr).toContain('`out` lacks');
});
