import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { pageSchemas } from '../../../src/content/pageSchemas.ts';
import { parseContent } from '../../../src/content/read.ts';
import { industrySchema, jobSchema, legalSchema, serviceSchema, workSchema } from '../../../src/content/schema.ts';
import { sverigeSchema } from '../../../src/content/sverigeSchema.ts';
import { sampleJob, workFiles } from './contentCopy.ts';

const yaml = (file: string) => ({ file, data: parse(readFileSync(file, 'utf8')) });
const [anyWork = ''] = workFiles();

/** A correct file of each kind. */
const kinds = {
  service: { schema: serviceSchema, ...yaml('src/content/services/ux-audit.yaml') },
  team: { schema: serviceSchema, ...yaml('src/content/services/team-renting.yaml') },
  industry: { schema: industrySchema, ...yaml('src/content/industries/biotech.yaml') },
  work: { schema: workSchema, ...yaml(anyWork) },
  job: { schema: jobSchema, file: 'src/content/jobs/tester.yaml', data: sampleJob },
  legal: { schema: legalSchema, ...yaml('src/content/legal/privacy-policy.yaml') },
  sweden: { schema: sverigeSchema, ...yaml('src/content/sverige.yaml') },
  about: { schema: pageSchemas.about, ...yaml('src/content/pages/about.yaml') },
  career: { schema: pageSchemas.career, ...yaml('src/content/pages/career.yaml') },
  services: { schema: pageSchemas.services, ...yaml('src/content/pages/services.yaml') },
  jobPage: { schema: pageSchemas.job, ...yaml('src/content/pages/job.yaml') },
};

/** Reads a file of this kind with one field set to something else; `undefined` removes it. */
function withField(kind: keyof typeof kinds, field: string, value: unknown) {
  const { schema, file, data } = kinds[kind];
  const changed = structuredClone(data);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => inner[key], changed);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return () => parseContent(schema as z.ZodType, file, stringify(changed));
}

const long = 'x'.repeat(161);

describe('invalid content is refused, and the field is named', () => {
  test.each([
    ['service', 'group', 'designs', 'group: '],
    ['service', 'summary', long, 'summary: '],
    ['service', 'lead', ' \n ', 'lead: '],
    ['service', 'questions', [], 'questions: '],
    ['service', 'weeks.0.title', 7, 'weeks[0].title: '],
    ['service', 'price', 100, 'the whole file: '],
    ['industry', 'brings.0.service', 'knitting', 'brings[0].service: '],
    ['service', 'report', undefined, 'report: expected, as the group is question'],
    ['service', 'report.of', 'Invoice', 'report.of: expected one of Findings list, '],
    ['service', 'report.lines.0.grade', 5, 'report.lines[0].grade: '],
    [
      'service',
      'change',
      { before: { text: 'a', alt: 'b' }, after: { text: 'c', alt: 'd' } },
      'change: not expected in the group question',
    ],
    ['service', 'group', 'product', 'report: not expected in the group product'],
    ['team', 'calendar', undefined, 'calendar: expected, as the group is team'],
    ['team', 'calendar.people.0.to', 400, 'calendar: expected nobody to stay longer than weeks'],
    ['team', 'calendar.people.1.half', 1, 'calendar.people[1]: expected from, half and to in this order'],
    ['industry', 'figure', undefined, 'figure: '],
    ['industry', 'figure.value', 20, 'figure.value: '],
    ['industry', 'figure.value', 'about 20', 'figure.value: expected a number such as "16.7"'],
    ['industry', 'figure.unit', 'working days', 'figure.unit: expected one short word such as ms'],
    ['industry', 'figure.source', '', 'figure.source: '],
    ['industry', 'rules', [{ name: 'One', text: 'only' }], 'rules: '],
    ['work', 'services', ['ux-audit', 'ux-adit'], 'services[1]: '],
    ['work', 'services', [], 'services: '],
    ['work', 'services', ['ux-audit', 'scoping', 'ux-audit'], 'services: expected each of them once'],
    ['work', 'industries', 'fintech', 'industries: '],
    ['work', 'country', 'Sweden', 'country: '],
    ['work', 'year', '2025', 'year: '],
    ['work', 'year', 2025.5, 'year: '],
    ['work', 'colour.field', 'green', 'colour.field: expected a colour such as #1d4ed8'],
    ['work', 'colour.ink', '#fff', 'colour.ink: expected a colour such as #1d4ed8'],
    ['work', 'pictures', [], 'pictures: '],
    ['work', 'layout', ['full', 'left'], 'layout: expected room for each picture but the cover'],
    ['work', 'layout', ['full', 'three'], 'layout[1]: '],
    ['work', 'pictures.0.alt', undefined, 'pictures[0].alt: '],
    ['work', 'pictures.0.alt', '', 'pictures[0].alt: '],
    ['work', 'pictures.0.file', '../cover.png', 'pictures[0].file: expected a file such as cover.png'],
    ['work', 'pictures.0.file', 'cover.svg', 'pictures[0].file: expected a file such as cover.png'],
    ['work', 'pictures.0.file', 'Cover.PNG', 'pictures[0].file: expected a file such as cover.png'],
    ['job', 'salary', undefined, 'salary: '],
    ['job', 'salary.min', 0, 'salary.min: '],
    ['job', 'salary.currency', 'USD', 'salary.currency: '],
    ['job', 'employmentType', 'full-time', 'employmentType: '],
    ['job', 'office', 'malmo', 'office: '],
    ['job', 'posted', '21 November 2026', 'posted: expected a date such as 2026-11-21'],
    ['job', 'validThrough', '2027-02-29', 'validThrough: expected a date such as 2026-11-21'],
    ['legal', 'sections.0.id', 'Who answers', 'sections[0].id: expected lower-case words joined by hyphens'],
    ['legal', 'sections', [], 'sections: '],
    ['sweden', 'serviceNames.branding', undefined, 'serviceNames.branding: '],
    ['sweden', 'serviceNames.knitting', 'Stickning', 'serviceNames: '],
    ['about', 'summary', long, 'summary: '],
    ['about', 'day.hours.0.hour', '25:00', 'day.hours[0].hour: expected an hour such as 08:30'],
    ['about', 'day.hours.0.office', 'malmo', 'day.hours[0].office: Invalid option: expected one of '],
    ['about', 'call.button', '', 'call.button: '],
    ['career', 'offices.budapest', undefined, 'offices.budapest: '],
    ['career', 'offices.malmo', { heading: 'In Malmö', benefits: ['A bridge.'] }, 'offices: '],
    ['career', 'offices.stockholm.benefits', [], 'offices.stockholm.benefits: '],
    ['services', 'groups.team', undefined, 'groups.team: '],
    ['services', 'groups.knitting', { heading: 'A', text: 'B' }, 'groups: '],
    ['jobPage', 'employment.INTERN', undefined, 'employment.INTERN: '],
  ] as const)('%s with %s: %j', (kind, field, value, message) => {
    expect(withField(kind, field, value)).toThrow(`${kinds[kind].file}: ${message}`);
  });
});

describe('content is accepted', () => {
  test.each([
    ['work', 'colour.field', '#0A4A35'],
    ['work', 'client', 'Őrült Spår & Söner «1»'],
    ['job', 'validThrough', '2028-02-29'],
    ['service', 'summary', 'x'.repeat(155)],
  ] as const)('%s with %s: %j', (kind, field, value) => {
    expect(withField(kind, field, value)).not.toThrow();
  });

  test('with the spaces around a text removed', () => {
    expect(withField('work', 'client', '  Omlopp \n')()).toMatchObject({ client: 'Omlopp' });
  });
});
