import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from '#src/content/contentFolder.ts';
import { testAgencyFolder } from '../adopt/folders.ts';

/** The parts of the agency's folder, in the order in which docs/make-it-your-own.md fills them. */
const parts = [
  ...['site.json', 'agency.yaml', 'redirects.yaml', 'prices.json', 'colours.json', 'drawing'],
  ...['logo.svg', 'icons/', 'mascots/', 'services/', 'industries/', 'works/', 'people/', 'jobs/'],
  ...['pages/', 'commitments.json', 'words.txt', 'legal/', ''],
];

const partOf = (problem: string) =>
  parts.findIndex((part) => problem.startsWith(`${contentFolder}/${part}`));

/** Problems show no longer values, because they would not fit a line. */
const longestExample = 100;

/** Returns a field's value, or that of a section beside it, such as another group of services. */
function valueIn(content: object, field: string): unknown {
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  const holder = keys.reduce(
    (inner, key) => inner?.[key] as Record<string, unknown>,
    content as Record<string, unknown>,
  );
  const beside = keys.length ? Object.values(holder ?? {}) : [];
  return holder?.[last] ?? beside.find((value) => typeof value === 'object');
}

/** Returns what the test agency has in a file, or in one of its kind, or in a field of it. */
function exampleFor(file: string, field?: string): string {
  const [folder = '', slug = ''] = file.split('/');
  const isEntry = folder !== 'pages' && file !== folder && file.endsWith('.yaml');
  const pattern = isEntry ? file.replace(slug.replace(/\.yaml$/, ''), '*') : file;
  const example = [file, ...globSync(pattern, { cwd: testAgencyFolder }).sort()]
    .map((name) => `${testAgencyFolder}/${name}`)
    .find((path) => existsSync(path));
  if (!example) return '';
  if (!field) return `; see ${example}`;
  const value = valueIn(parse(readFileSync(example, 'utf8')), field);
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length <= longestExample ? `, such as ${text}` : `; see ${example}`;
}

const missing = new RegExp(
  `^${contentFolder}/([^:]+): (?:([\\w.[\\]-]+): )?(?:missing; |empty; |not readable )`,
);

/**
 * Sorts problems in the order in which an owner mends them, and adds an example to each that is
 * about something missing or unreadable. Leaves out errors of code, which have no file and follow
 * from the others.
 */
export function forOwners(problems: readonly string[]): string[] {
  const withFile = problems.filter((problem) => /^[^:]+\.\w+: /.test(problem));
  return [...new Set(withFile.length ? withFile : problems)]
    .sort((a, b) => partOf(a) - partOf(b))
    .map((problem) => {
      const [, file, field] = missing.exec(problem) ?? [];
      return problem + (file ? exampleFor(file, field) : '');
    });
}
