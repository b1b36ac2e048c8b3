import { agencyProject } from '../e2e/agency.ts';

export interface Step {
  name: string;
  args: string[];
  env?: Record<string, string>;
  report?: string;
}

const tsc = (project: string) => ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project];

function vitest(name: string, report: string, projects: string[]): Step {
  const options = [`--outputFile.json=${report}`, ...projects.map((it) => `--project=${it}`)];
  return { name, report, args: ['node_modules/vitest/vitest.mjs', 'run', ...options] };
}

export const quickSteps: Step[] = [
  {
    name: 'lint, format and import directions',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
  { name: 'types of the app', args: tsc('.') },
  { name: 'types of the Functions', args: tsc('functions') },
  { name: 'types of the tests', args: tsc('tests') },
  { name: 'unused files, exports and dependencies', args: ['node_modules/knip/bin/knip.js'] },
  vitest('unit and Function tests', 'reports/unit.json', ['unit', 'isolated']),
];

/** Each build with the tests that run on it. Tests may also use earlier builds. */
export const builds: (Step & { tests: Step[] })[] = [
  {
    name: 'build',
    args: ['scripts/build.ts', '--pictures-on-demand'],
    tests: [
      { name: 'end-to-end tests', args: ['scripts/e2e.ts'], report: 'reports/e2e.json' },
      // The last one, for which the next build waits.
      {
        name: 'main flows in Firefox and WebKit',
        args: ['scripts/engines.ts', '--grep=@smoke'],
        report: 'reports/engines.json',
      },
    ],
  },
  {
    name: 'build of an invented agency, with telemetry',
    args: ['scripts/buildTelemetry.ts'],
    tests: [
      vitest('tests of the built files and of the writing', 'reports/built.json', ['built']),
      {
        name: 'end-to-end tests of an invented agency',
        args: ['scripts/agency.ts', '--no-build', '--workers=2'],
        report: `${agencyProject}/reports/e2e.json`,
      },
    ],
  },
];
