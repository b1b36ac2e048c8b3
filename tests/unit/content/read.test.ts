import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseContent } from '../../../src/content/build/parseContent.ts';
import { allOf } from '../../../src/content/build/problems.ts';
import { readEntries } from '../../../src/content/build/read.ts';
import { list, object, oneOf, text } from '../../../src/content/build/schemaParts.ts';
import { freshFolder } from '../freshFolder.ts';

const schema = object({
  title: text,
  service: oneOf(['scoping', 'branding']),
  questions: v.optional(list(object({ question: text, answer: text }))),
});
const good = 'title: A title\nservice: scoping\n';

test('a content file that fits its schema gives its data', () => {
  expect(parseContent(schema, 'good.yaml', good)).toEqual({ title: 'A title', service: 'scoping' });
});

test.each([
  ['that is not YAML', 'title: "A title\n', /^a\.yaml: not readable as YAML: .*quote.* line 2/],
  [
    'with a colon in a title',
    'title: Omlopp: two\n',
    /^a\.yaml: .*YAML: a text with a colon .* in quotes: .* line 1/,
  ],
  [
    'that has a key twice',
    `${good}title: Again\n`,
    /^a\.yaml: not readable as YAML: .*unique.* line 3/,
  ],
  ['that is empty', '', /^a\.yaml: the whole file: empty; expected fields/],
  ['that lacks a field', 'service: scoping\n', /^a\.yaml: title: missing; expected a text$/],
  [
    'with a field left empty',
    'title:\nservice: scoping\n',
    /^a\.yaml: title: empty; expected a text$/,
  ],
  [
    'with a number for a text',
    'title: 2026\nservice: scoping\n',
    /^a\.yaml: title: expected a text, not 2026$/,
  ],
  [
    'with a text for a list',
    `${good}questions: None\n`,
    /^a\.yaml: questions: expected a list, not a text$/,
  ],
  [
    'with an empty list',
    `${good}questions: []\n`,
    /^a\.yaml: questions: expected at least 1, not 0$/,
  ],
  [
    'with an unknown slug',
    'title: A\nservice: scopping\n',
    /^a\.yaml: service: "scopping": did you mean "scoping"\?/,
  ],
  [
    'with an unknown key',
    `${good}question: A\n`,
    /^a\.yaml: question: unknown; did you mean "questions"\? expected one of/,
  ],
  [
    'with several errors, a line each',
    `title: ""\nservice: branding\nquestions:\n  - { question: How? }\n  - { question: Why?, answer: So, note: x }\n`,
    /^a\.yaml: title: empty.*\na\.yaml: questions\[0\]\.answer: missing.*\na\.yaml: questions\[1\]\.note: unknown/,
  ],
])(
  'a content file %s is refused with its name, the field and what is expected',
  (_, source, message) => {
    expect(() => parseContent(schema, 'a.yaml', source)).toThrow(message);
  },
);

const place = freshFolder();

/** The files of a folder, read. */
function folder(files: Record<string, string>) {
  for (const [name, source] of Object.entries(files))
    writeFileSync(join(place(), `${name}.yaml`), source);
  return allOf(readEntries(schema, `${place()}/*.yaml`));
}

test('a folder is read by slug, in their order, and reports the errors of all its files at once', () => {
  expect(folder({ two: good, apple: good }).map(({ slug }) => slug)).toEqual(['apple', 'two']);
  expect(() => folder({ one: 'title: A\n', three: '{' })).toThrow(
    /one\.yaml: service: .*\n.*three\.yaml: not read/s,
  );
});

test.each(['Tester', 'próba', 'a--b'])(
  '"%s" is no name of a file, as it becomes an address',
  (slug) => {
    expect(() => folder({ [slug]: good })).toThrow(
      `${slug}.yaml: "${slug}" becomes part of an address; expected lower-case words`,
    );
  },
);
