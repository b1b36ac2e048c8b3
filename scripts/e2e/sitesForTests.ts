import { existsSync, globSync } from 'node:fs';

/** `menu` means `menu.spec.ts` alone, where there is such a file; Playwright would take every file with `menu` in its name. */
export const exactFile = (arg: string) => (existsSync(`tests/e2e/${arg}.spec.ts`) ? `/e2e/${arg}\\.spec` : arg);

/** Tests of what the host's own runtime does, and of what needs a site of another kind; the others see pages only. */
const sites = {
  host: /\/host\//,
  inquiries: /e2e\/contact\.spec/,
  faults: /\/contact-faults\.spec/,
  telemetry: /\/e2e\/telemetry\/|\/specification\/telemetry/,
  preview: /\/preview-ribbon\.spec/,
};

/**
 * Which sites a run needs, so that one file's tests do not wait for the rest.
 * @param args Playwright's own; those that are no options are expressions for the files that are wanted
 */
export function sitesForTests(args: string[], files = globSync('tests/{e2e,specification}/**/*.spec.ts')) {
  const filters = args.filter((arg) => !arg.startsWith('-')).map((arg) => new RegExp(arg));
  const paths = files.map((file) => file.replaceAll('\\', '/'));
  const named = paths.filter((file) => filters.length === 0 || filters.some((filter) => filter.test(file)));
  // If no file matches, the word was the value of an option.
  const chosen = named.length ? named : paths;
  const wanted = (site: keyof typeof sites) => chosen.some((file) => sites[site].test(file));
  const names = Object.keys(sites) as (keyof typeof sites)[];
  return Object.fromEntries(names.map((site) => [site, wanted(site)])) as Record<keyof typeof sites, boolean>;
}
