import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { priceFacts } from '#src/agency.ts';
import { parseContent } from '#src/content/load/parseContent.ts';
import { industrySchema } from '#src/content/schemas/industrySchema.ts';
import { jobSchema } from '#src/content/schemas/jobSchema.ts';
import { pageSchemas } from '#src/content/schemas/pageSchemas.ts';
import { checkPrices } from '#src/content/schemas/pricesSchema.ts';
import { serviceSchema } from '#src/content/schemas/serviceSchema.ts';
import { swedenSchema } from '#src/content/schemas/swedenSchema.ts';
import { workSchema } from '#src/content/schemas/workSchema.ts';
import { contentOf } from './contentCopy.ts';

const kinds = {
  service: [serviceSchema, contentOf('services/audit')],
  industry: [industrySchema, contentOf('industries/forestry')],
  work: [workSchema, contentOf('works/bryggan/work')],
  job: [jobSchema, contentOf('jobs/prototyper')],
  career: [pageSchemas.career],
  sweden: [swedenSchema],
} satisfies Record<string, [schema: GenericSchema, valid?: object]>;

/** Reads a valid file of a kind, with other values in some fields. */
function read(kind: keyof typeof kinds, changes: object) {
  const [schema, valid] = kinds[kind];
  return parseContent(schema, `${kind}.yaml`, stringify({ ...valid, ...changes }));
}

const text = 'Yes.';
const line = { text, grade: 4, value: '1 page' };
const report = {
  ...{ page: 'Page 2', of: 'Findings', about: 'A timetable', alt: text, note: text },
  columns: ['What', 'How bad', 'Where'],
  lines: [line, line, line],
};
const reported = { report, deliverables: [{ name: 'Findings', text }] };
const calendar = {
  ...{ caption: 'Who is there', week: 'Week', weeks: 12 },
  people: [
    { name: 'A designer', text, from: 1, to: 12 },
    { name: 'An engineer', text, from: 2, half: 6, to: 8 },
  ],
};
const pay = { min: 90_000, max: 47_000, currency: 'SEK' };

test.each<[kind: keyof typeof kinds, problem: string, changes: object]>([
  [
    'service',
    'report.of: did you mean "Findings"? expected one of Findings',
    { ...reported, report: { ...report, of: 'Finding' } },
  ],
  [
    'service',
    'calendar: expected every person to leave within the weeks',
    { group: 'team', calendar: { ...calendar, weeks: 11 } },
  ],
  [
    'service',
    'calendar.people[0]: expected from, half and to in this order',
    { calendar: { people: [{ ...calendar.people[1], half: 1 }] } },
  ],
  [
    'industry',
    'brings[0].service: "knitting": expected one of audit, ',
    { brings: [{ service: 'knitting', text }] },
  ],
  ['work', 'layout: expected room for each picture but the cover', { layout: ['full'] }],
  [
    'work',
    'scene: expected one picture of a road, or for a wall one more than decisions',
    { scene: { kind: 'road', pictures: [1, 2].map((n) => ({ file: `${n}.png`, alt: text })) } },
  ],
  [
    'work',
    'pictures[0].alt (cover.png): describe cover.png for people who do not see it',
    { pictures: [{ file: 'cover.png' }] },
  ],
  ['job', 'salary.min: expected no more than the pay it goes up to', { salary: pay }],
  ['job', 'validThrough: expected a date such as 2026-11-21', { validThrough: '2027-02-29' }],
  ['job', 'validThrough: expected a day after it is published', { validThrough: '2023-12-31' }],
  ['sweden', 'serviceNames.knitting: unknown; ', { serviceNames: { knitting: 'Stickning' } }],
  ['career', 'offices.gotebor: unknown; did you mean "goteborg"?', { offices: { gotebor: {} } }],
])('reports %s.yaml: %s', (kind, problem, changes) => {
  expect(() => read(kind, changes)).toThrow(`${kind}.yaml: ${problem}`);
});

test('accepts an AVIF, and removes the spaces around a text', () => {
  const changes = { opening: 'opening.avif', client: '  Bryggan \n' };
  expect(read('work', changes)).toMatchObject({ opening: 'opening.avif', client: 'Bryggan' });
});

test('accepts a figure in Swedish, and keeps its digits together', () => {
  const figure = { value: '1 873', unit: 'dB', what: text, source: text };
  expect(read('industry', { figure })).toMatchObject({ figure: { value: '1\u00a0873' } });
});

test('accepts prices without budgets, in a language or in all', () => {
  for (const budgets of [undefined, {}]) checkPrices({ ...priceFacts, budgets });
});
