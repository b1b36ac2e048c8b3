import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseContent, readContent } from '../../../src/content/read.ts';

const schema = z.strictObject({
  title: z.string().min(1),
  service: z.enum(['scoping', 'branding']),
  questions: z.array(z.strictObject({ question: z.string(), answer: z.string() })).optional(),
});
const good = 'title: A title\nservice: scoping\n';

describe('a content file', () => {
  test('that fits its schema gives its data', () => {
    expect(parseContent(schema, 'good.yaml', good)).toEqual({ title: 'A title', service: 'scoping' });
  });

  test.each([
    ['that is not YAML', 'title: "A title\n', /^a\.yaml: not readable as YAML: .*quote.* line 2/],
    ['that is indented with tabs', 'title:\n\t- A\n', /^a\.yaml: not readable as YAML: .*[Tt]abs/],
    ['that has a key twice', `${good}title: Again\n`, /^a\.yaml: not readable as YAML: .*unique.* line 3/],
    ['that is empty', '', /^a\.yaml: the whole file: .*expected object/],
    ['that holds a list', '- one\n', /^a\.yaml: the whole file: .*expected object/],
    ['that lacks a field', 'service: scoping\n', /^a\.yaml: title: .*expected string/],
    ['with a field left empty', 'title:\nservice: scoping\n', /^a\.yaml: title: .*expected string/],
    ['with a number for a text', 'title: 2026\nservice: scoping\n', /^a\.yaml: title: .*expected string, received number/],
    ['with an unknown slug', 'title: A\nservice: scopping\n', /^a\.yaml: service: .*"scoping"\|"branding"/],
    ['with an unknown key', `${good}sumary: A\n`, /^a\.yaml: the whole file: .*"sumary"/],
    [
      'with an error deep inside',
      `${good}questions:\n  - { question: Why?, answer: So }\n  - { question: How? }\n`,
      /questions\[1\]\.answer: /,
    ],
    [
      'with an unknown key deep inside',
      `${good}questions:\n  - { question: Why?, answer: So, note: x }\n`,
      /questions\[0\]: .*"note"/,
    ],
  ])('%s is refused with its name, the field and what is expected', (_, source, message) => {
    expect(() => parseContent(schema, 'a.yaml', source)).toThrow(message);
  });

  test('with several errors reports all of them, a line each', () => {
    const lines = (() => {
      try {
        parseContent(schema, 'a.yaml', 'title: ""\nservice: x\nextra: 1\n');
      } catch (error) {
        return (error as Error).message.split('\n');
      }
    })();
    expect(lines).toHaveLength(3);
    expect(lines?.every((line) => line.startsWith('a.yaml: '))).toBe(true);
  });
});

describe('a folder of content files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is read by slug, in the order of the slugs', () => {
    for (const slug of ['zebra', 'apple']) writeFileSync(join(folder, `${slug}.yaml`), good);
    expect([...readContent(schema, `${folder}/*.yaml`).keys()]).toEqual(['apple', 'zebra']);
  });

  test('reports the errors of all its files at once', () => {
    writeFileSync(join(folder, 'one.yaml'), 'title: A\n');
    writeFileSync(join(folder, 'two.yaml'), good);
    writeFileSync(join(folder, 'three.yaml'), '{');
    expect(() => readContent(schema, `${folder}/*.yaml`)).toThrow(/one\.yaml: service: .*\n.*three\.yaml: not readable/s);
  });
});
