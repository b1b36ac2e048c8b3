import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { expect, it } from 'vitest';

/** All files of the project, also uncommitted ones. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
// The changelog names removed files.
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
const code = files.filter((file) => /\.(tsx?|js)$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json'));

/**
 * Matches paths that an owner adds or a build writes and, on another agency's site, those that it
 * deletes.
 */
const optional = files.some((file) => file.startsWith('tests/specification/'))
  ? /(^|\/)logo\.svg$|^public\/illustrations$/
  : /\.(svg|yaml)$|(^|\/)prototype\.js$|^(public|src\/agency|tests\/(specification|visual))\b/;

const fileName = /[\w@[\]{}*./-]+\.(tsx?|js|ya?ml|toml|sql|md|svg)$/;
const folder = /^(\.github|docs|functions|migrations|pages|public|scripts|src|tests)\/\S+$/;
const isPath = (text: string) =>
  (fileName.exec(text)?.[0] === text || folder.test(text)) && !optional.test(text);

const namedIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`|\]\((?!https?:|#)([^)#]+)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );

/** Looks for a path in the root, in the folder of the document, and below any folder. */
function exists(path: string, document: string): boolean {
  const pattern = path.replace(/\{[\w-]+\}|\[\w+\]/g, '*').replace(/\/$/, '');
  const places = [pattern, join(dirname(document), pattern), `**/${pattern}`];
  return files.some((file) =>
    places.some((place) => matchesGlob(file, place) || matchesGlob(file, `${place}/**`)),
  );
}

it('finds every file that a document names', () => {
  const missing = documents.flatMap((file) =>
    namedIn(read(file))
      .filter((path) => isPath(path) && !exists(path, file))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('finds every npm script that a document or a message names', () => {
  const missing = [...documents, ...code].flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['#agency/', 'src/agency.ts'],
  // It fetches every page in sight ahead; ours waits for a pointer.
  ['next/link', 'src/ui/Link.tsx'],
])('finds imports of %s only in %s', (module, only) => {
  const use = new RegExp(`(from |import\\()'${module}`);
  expect(code.filter((file) => use.test(read(file)))).toEqual([only]);
});

it('ignores the files of visitors that operators save', () => {
  const saved = ['inquiries.csv', '7K3M-9Q2X.pdf'];
  const ignored = execFileSync('git', ['check-ignore', ...saved], { encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(saved);
});
