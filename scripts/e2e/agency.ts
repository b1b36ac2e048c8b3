import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { localMapSettings, localSettings } from '../sentry/local.ts';

/** A copy of the project as an invented agency would have it: everything in `tests/agency` replaces what is there. */
export const agencyProject = '.cache/agency';

const folders = ['functions', 'migrations', 'pages', 'public', 'scripts', 'src', 'tests'];
const files = [
  'next.config.js',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'wrangler.toml',
];

/** Whether a file is for every agency: code, not content nor a drawing of it, nor what a build has made of these. */
const isShared = (path: string) =>
  ![
    /^src\/content\/(works\/|.*\.(?!ts$)\w+$)/,
    /^src\/illustrations\/((people|openings)\/.|(skyline|plan)-)/,
    /^src\/images\/manifest\.json$/,
    /^public\/(fonts|illustrations)\b/,
    /^tests\/(agency|visual)\b/,
  ].some((pattern) => pattern.test(path.replaceAll('\\', '/')));

/** Runs a script in that copy, which is brought up to date before. @throws Error with its exit `status`; it has printed why */
export function runForAgency(args: string[], env: Record<string, string>) {
  mkdirSync(agencyProject, { recursive: true });
  for (const folder of [...folders, 'reports'])
    rmSync(join(agencyProject, folder), { recursive: true, force: true });
  for (const folder of folders) {
    // The same times, so that the builder knows what has not changed.
    cpSync(folder, join(agencyProject, folder), {
      recursive: true,
      filter: isShared,
      preserveTimestamps: true,
    });
  }
  for (const file of files) cpSync(file, join(agencyProject, file), { preserveTimestamps: true });
  cpSync('tests/agency', agencyProject, { recursive: true, preserveTimestamps: true });
  const modules = join(agencyProject, 'node_modules');
  if (!existsSync(modules)) symlinkSync(resolve('node_modules'), modules, 'junction');
  execFileSync(process.execPath, args, {
    cwd: agencyProject,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/: accepts everybody. */
const siteKey = '1x00000000000000000000AA';

/** Where that build's source maps are kept, as they would have been sent, below the paths of their scripts. */
export const mapsFolder = 'maps';

export function keepMaps(folder: string) {
  rmSync(mapsFolder, { recursive: true, force: true });
  for (const map of globSync(`${folder}/**/*.map`))
    cpSync(map, join(mapsFolder, relative(folder, map)));
}

/**
 * Builds the site of an invented agency, as production would get it: with telemetry, Turnstile and source maps configured, which
 * are kept instead of sent. The tests of telemetry visit it, and those of the form's check.
 */
export const buildWithTelemetry = () =>
  runForAgency(['scripts/build.ts', '--pictures-on-demand', '--keep-maps'], {
    // Whatever GitHub says that is being built: the same on every machine.
    CF_PAGES_BRANCH: 'main',
    TURNSTILE_SITE_KEY: siteKey,
    ...localMapSettings,
    ...localSettings(),
  });
