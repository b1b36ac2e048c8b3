import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { pageSchemas } from '#src/content/build/pageSchemas.ts';
import { parseContent } from '#src/content/build/parseContent.ts';
import { industrySchema, jobSchema } from '#src/content/build/schema.ts';
import { serviceSchema } from '#src/content/build/serviceSchema.ts';
import { sverigeSchema } from '#src/content/build/sverigeSchema.ts';
import { workSchema } from '#src/content/build/workSchema.ts';
import { withField, withPath } from './fields.ts';
import { kinds } from './kinds.ts';

const schemas = {
  service: serviceSchema,
  team: serviceSchema,
  industry: industrySchema,
  work: workSchema,
  job: jobSchema,
  sweden: sverigeSchema,
  about: pageSchemas.about,
} as const satisfies Record<string, GenericSchema>;

const read = (kind: keyof typeof schemas, field: string, value: unknown) => () =>
  parseContent(
    schemas[kind] as GenericSchema,
    `${kind}.yaml`,
    stringify(withField(kinds[kind], field, value)),
  );

const cut = 'search engines';
const alt = 'describe the picture for people who do not see it';
const date = 'expected a date such as 2026-11-21';
const bleed = { width: 900, left: 0, phone: { width: 9, left: 0 } };
const wall = { kind: 'wall', pictures: [{ file: 'a.png', alt }] };

test.each([
  [
    'service',
    'summary',
    'x'.repeat(156),
    `expected 155 characters at most, not 156: ${cut} cut the rest`,
  ],
  [
    'service',
    'searchTitle',
    'x'.repeat(46),
    `expected 45 characters at most, not 46: ${cut} show 60`,
  ],
  ['service', 'report.of', 'Finding', 'did you mean "Findings"? expected one of '],
  ['service', 'deliverables', [], 'report.of: there is none yet; add it to deliverables'],
  ['service', 'report.lines.0.grade', 5, 'expected 4 or less'],
  ['service', 'group', 'product', 'report: not expected in the group product'],
  ['team', 'calendar.people.0.to', 400, 'calendar: expected every person to leave within'],
  ['team', 'calendar.people.1.half', 1, 'calendar.people[1]: expected from, half and to'],
  ['industry', 'brings.0.service', 'knitting', '"knitting": expected one of audit, '],
  ['industry', 'bleed', bleed, 'bleed.width: expected 300 or less'],
  ['industry', 'figure.value', 'about 20', 'expected a number such as "16.7"'],
  ['industry', 'figure.unit', 'working days', 'expected one short word such as ms'],
  ['work', 'services', ['audit', 'prototyping', 'audit'], 'expected each of them once'],
  ['work', 'country', undefined, 'missing; expected a text'],
  ['work', 'year', 2025.5, 'expected a whole number'],
  ['work', 'results', Array(4).fill(kinds.work.results[0]), 'expected 0 to 3, not 4'],
  ['work', 'colour.ink', '#fff', 'expected a colour such as #1d4ed8'],
  ['work', 'layout', ['full'], 'expected room for each picture but the cover'],
  ['work', 'order', ['facts', 'pictures', 'facts'], 'expected each once: facts, results, '],
  ['work', 'scene', { kind: 'road', pictures: [] }, 'scene.pictures: expected at least 1'],
  ['work', 'scene', wall, 'expected one picture of a road, or for a wall'],
  [
    'work',
    'pictures.0.alt',
    undefined,
    'pictures[0].alt (cover.png): describe cover.png for people who do not see it',
  ],
  ['work', 'pictures.0.file', 'IMG_2031.PNG', 'expected lower case; call the file img_2031.png'],
  ['work', 'pictures.0.file', 'our cover.png', 'expected a file beside it such as cover.png'],
  ['work', 'pictures.0.file', 'IMG_2031.HEIC', 'no browser shows HEIC; export it as JPEG'],
  ['job', 'salary.min', 90_000, 'expected no more than the pay it goes up to'],
  ['job', 'validThrough', '2027-02-29', date],
  ['job', 'validThrough', '2025-12-31', 'expected a day after it is published'],
  ['sweden', 'serviceNames.knitting', 'Stickning', 'unknown; expected one of audit, '],
  ['about', 'day.hours.0.hour', '25:00', 'expected an hour such as 08:30'],
] as const)('%s rejects %s: %j', (kind, field, value, message) => {
  expect(read(kind, field, value)).toThrow(`${kind}.yaml: ${withPath(field, message)}`);
});

test.each([
  ['work', 'client', 'Őrült Spår & Söner «1»'],
  ['work', 'opening', 'opening.avif'],
  ['job', 'validThrough', '2028-02-29'],
  ['service', 'summary', 'x'.repeat(155)],
  ...['when', 'report', 'duration', 'priceFrom', 'weeks', 'questions'].map(
    (field) => ['service', field, undefined] as const,
  ),
  ...['figure', 'rules', 'brings', 'bleed', 'nearest'].map(
    (field) => ['industry', field, undefined] as const,
  ),
  ...['duration', 'team', 'leftOut', 'results', 'voice', 'prototype', 'scene'].map(
    (field) => ['work', field, undefined] as const,
  ),
  ...['ways', 'beliefs', 'day', 'people', 'refusals', 'call'].map(
    (field) => ['about', field, undefined] as const,
  ),
  ...['sections.results', 'sections.voice', 'sections.people', 'workSummaries'].map(
    (field) => ['sweden', field, undefined] as const,
  ),
] as const)('%s accepts %s: %j', (kind, field, value) => {
  expect(read(kind, field, value)).not.toThrow();
});

test('removes the spaces around a text', () => {
  expect(read('work', 'client', '  Bryggan \n')()).toMatchObject({ client: 'Bryggan' });
});
