import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '#src/content/contentFolder.ts';
import { localMapSettings, localSettings } from '../sentry/local.ts';

/** A copy of the project with the test agency's content, `tests/agency`, and its texts in Swedish. */
export const testAgencyProject = '.cache/test-agency';

const folders = ['functions', 'migrations', 'pages', 'public', 'scripts', 'src', 'tests'];
const files = [
  'next.config.js',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'wrangler.toml',
];

/** Updates the test agency's copy of the project and runs a script in it. @throws Error with the script's `status` */
export function runForTestAgency(args: string[], env: Record<string, string>) {
  mkdirSync(testAgencyProject, { recursive: true });
  for (const folder of folders) {
    rmSync(join(testAgencyProject, folder), { recursive: true, force: true });
    // With unchanged times the build can reuse its cache.
    cpSync(folder, join(testAgencyProject, folder), {
      recursive: true,
      filter: (path) => path !== contentFolder,
      preserveTimestamps: true,
    });
  }
  for (const file of files)
    cpSync(file, join(testAgencyProject, file), { preserveTimestamps: true });
  for (const agency of ['tests/agency', 'tests/agency-sv'])
    cpSync(agency, join(testAgencyProject, contentFolder), {
      recursive: true,
      preserveTimestamps: true,
    });
  const modules = join(testAgencyProject, 'node_modules');
  if (!existsSync(modules)) symlinkSync(resolve('node_modules'), modules, 'junction');
  execFileSync(process.execPath, args, {
    cwd: testAgencyProject,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** Accepts every visitor: https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
const testSiteKey = '1x00000000000000000000AA';

/** Builds as for production: with telemetry, Turnstile and source maps. */
export const buildTestAgency = () =>
  runForTestAgency(['scripts/build.ts', '--pictures-on-demand', '--keep-maps'], {
    // Overrides the branch that GitHub's variables name.
    CF_PAGES_BRANCH: 'main',
    TURNSTILE_SITE_KEY: testSiteKey,
    ...localMapSettings,
    ...localSettings(),
  });
