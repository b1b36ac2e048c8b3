import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { prototypeProblems } from '#src/content/checks/prototype.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { inFreshFolder } from '../freshFolder.ts';

const folder = `${contentFolder}/works/one`;
const prototype = { picture: 'a.png', title: 'A ticket', prompt: 'Open it.', around: '#ffffff' };
const work = { slug: 'one', pictures: [{ file: 'cover.png' }, { file: 'a.png' }], prototype };
const write = (part: string, source: string) =>
  writeFileSync(`${folder}/prototype.${part}`, source);

inFreshFolder();
beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  write('html', '<p>A ticket</p>');
  write('css', 'p { color: red }');
  write('js', "document.createElementNS('http://www.w3.org/2000/svg', 'svg');");
});

test('a prototype that loads nothing has no problems', () =>
  expect(prototypeProblems(work)).toEqual([]));

test('files without an entry in work.yaml are reported', () => {
  expect(prototypeProblems({ ...work, prototype: undefined })).toEqual(
    ['html', 'css', 'js'].map((part) => expect.stringContaining(`prototype.${part}: no entry`)),
  );
});

test.each(['none.png', 'cover.png'])(
  'it can’t replace a cover or a missing picture: %s',
  (picture) => {
    expect(prototypeProblems({ ...work, prototype: { ...prototype, picture } })).toEqual([
      `${folder}/work.yaml: prototype.picture: expected one of a.png`,
    ]);
  },
);

test.each([
  ['html', '<script>1</script>', '<script: expected only what is inside body'],
  ['html', '<img src="https://a.example/b.png">', 'https:: expected no URLs'],
  ['css', '@import "a.css";', '@import: expected one style sheet'],
  ['js', "fetch('/a')", 'fetch: expected no requests'],
  ['js', 'localStorage.a = 1', 'localStorage: expected no storage'],
  ['js', `'${'a'.repeat(30_000)}'`, 'with its style and script; expected 30000 at most'],
])('content that a frame would block is refused: %s: %s', (part, source, problem) => {
  write(part, source);
  expect(prototypeProblems(work)).toEqual([expect.stringContaining(problem)]);
});
