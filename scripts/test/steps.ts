import { agencyProject } from '../e2e/agency.ts';

const bin = (path: string, ...args: string[]) => [`node_modules/${path}`, ...args];
const tsc = (project: string) => bin('typescript/bin/tsc', '--noEmit', '-p', project);
const vitest = (report: string, ...projects: string[]) =>
  bin(
    'vitest/vitest.mjs',
    'run',
    ...projects.map((name) => `--project=${name}`),
    `--outputFile.json=${report}`,
  );

/** One thing that `npm test` does: a Node process that ends with 0 when all is well. */
export interface Step {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** Where a runner leaves its results. Without one the step is one result. */
  report?: string;
  /** Whether what it prints is shown as it comes. */
  isShown?: boolean;
}

const unit = 'reports/unit.json';
const built = 'reports/built.json';

/** Steps without a build. */
export const quick: Step[] = [
  {
    name: 'lint, format and import directions',
    args: bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  },
  { name: 'types of the app', args: tsc('.') },
  { name: 'types of the Functions', args: tsc('functions') },
  { name: 'types of the tests', args: tsc('tests') },
  { name: 'unused files, exports and dependencies', args: bin('knip/bin/knip.js') },
  { name: 'unit and Function tests', args: vitest(unit, 'unit', 'alone'), report: unit },
];

/** Each build, and what tests it and those before; the engines mostly wait, so they run beside the others. */
export const builds: (Step & { tests: Step[] })[] = [
  {
    name: 'build',
    args: ['scripts/build.ts', '--pictures-on-demand'],
    tests: [
      {
        name: 'end-to-end tests',
        args: ['scripts/e2e.ts'],
        report: 'reports/e2e.json',
        isShown: true,
      },
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
      {
        name: 'tests of the built files and of the writing',
        args: vitest(built, 'built'),
        report: built,
      },
      {
        name: 'end-to-end tests of an invented agency',
        args: ['scripts/agency.ts', '--no-build', '--workers=2'],
        report: `${agencyProject}/reports/e2e.json`,
      },
    ],
  },
];
