import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseContent } from '#src/content/load/parseContent.ts';
import { readEntries } from '#src/content/load/readFiles.ts';
import { allOf } from '#src/content/problems.ts';
import { list, object, oneOf, text } from '#src/content/schemas/schemaParts.ts';
import { freshFolder } from '../freshFolder.ts';

const schema = object({
  title: text,
  service: oneOf(['scoping', 'branding']),
  questions: v.optional(list(object({ question: text, answer: text }))),
});
const good = 'title: A title\nservice: scoping\n';

test.each([
  ['that is not YAML', 'title: "A title\n', 'line 2: .*quote'],
  [
    'with a colon in a title',
    'title: Omlopp: two\n',
    'line 1: "title: Omlopp: two": a text with a colon .* in quotes$',
  ],
  ['with a name in braces first', `${good}a: {{b}}.\n`, 'line 3: .* with {{ .* in quotes$'],
  ['that is not in UTF-8', `${good}a: \ufffdd\ufffdm\n`, 'line 3: .* as UTF-8$'],
  ['that is empty', '', 'the whole file: empty; expected fields'],
  ['that lacks a field', 'service: scoping\n', 'title: missing; expected a text$'],
  ['with an empty field', 'title:\nservice: scoping\n', 'title: empty; expected a text$'],
  ['with a text for a list', `${good}questions: None\n`, 'questions: .* a list, not a text$'],
  ['with an unknown slug', 'title: A\nservice: scopping\n', 'service: .*did you mean "scoping"'],
  ['with an unknown key', `${good}question: A\n`, 'question: unknown; did you mean "questions"'],
  [
    'with several errors, a line each',
    'title: ""\nservice: branding\nquestions:\n  - question: How?\n    note: x\n',
    'title: empty.*\na.yaml: questions\\[0\\].answer: missing.*\na.yaml: questions\\[0\\].note: unk',
  ],
])('rejects a file %s, with its name, the field and what is expected', (_, source, message) =>
  expect(() => parseContent(schema, 'a.yaml', source)).toThrow(new RegExp(`^a.yaml: ${message}`)),
);

const place = freshFolder();

function readFolder(files: Record<string, string>) {
  for (const [name, source] of Object.entries(files))
    writeFileSync(join(place(), `${name}.yaml`), source);
  return allOf(readEntries(schema, `${place()}/*.yaml`));
}

test('reads a folder in the order of its slugs', () => {
  const data = { title: 'A title', service: 'scoping' };
  expect(readFolder({ two: good, apple: good })).toEqual([
    { slug: 'apple', ...data },
    { slug: 'two', ...data },
  ]);
});

test.each(['próba', 'a--b'])('rejects "%s" as the name of a file', (slug) => {
  expect(() => readFolder({ [slug]: good })).toThrow(
    `${slug}.yaml: "${slug}" becomes part of a URL; expected lower-case words`,
  );
});
