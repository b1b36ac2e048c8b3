import { expect, test } from 'vitest';
import { disagreements } from '#scripts/check/agreement.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { site } from '#src/site.ts';

const [{ id, city }] = site.offices;

const work = {
  slug: 'a',
  year: 2024,
  period: { from: '2024-01-08', to: '2024-03-01' },
  results: [],
};
const next = { ...work, slug: 'b', period: { from: '2024-03-01', to: '2024-06-28' } };
const tuva = { name: 'Tuva', slug: 'tuva', since: 2021, works: ['a', 'b'], office: id };
const range = { min: 32_000, max: 40_000, currency: 'SEK' };
const levels = [{ name: 'Junior', pay: { malmo: range } }];
const job = { slug: 'maker', office: 'malmo', level: 'Junior', salary: { ...range, max: 41_000 } };

test.each<[problem: string, content: object]>([
  [
    'works/b/work.yaml: period.from: 2024-03-01, but Tuva works on "a" until 2024-03-01',
    { works: [work, next], people: [tuva] },
  ],
  [
    'works/a/work.yaml: period.from: 2024-01-08, but Tuva is here since 2025',
    { works: [work], people: [{ ...tuva, since: 2025 }] },
  ],
  ['works/a/work.yaml: year: 2023, but period.to is 2024', { works: [{ ...work, year: 2023 }] }],
  [
    'services/audit.yaml: weeks: the last is 4, but duration is "Three weeks"',
    { services: [{ slug: 'audit', duration: 'Three weeks', weeks: [{ when: 'Week 4' }] }] },
  ],
  [
    'site.json: closedDays: 5 working days from 2026-07-06 to 2026-07-12, but summerDays ',
    {
      closedDays: [{ from: '2026-07-06', to: '2026-07-12' }],
      promised: { summerDays: { en: 'four' } },
    },
  ],
  ['jobs/maker.yaml: salary: 32,000–41,000\u00a0kr is outside', { levels, jobs: [job] }],
  [
    'jobs/maker.yaml: level: missing: expected one of Junior',
    { levels, jobs: [{ ...job, level: undefined }] },
  ],
  [
    `jobs/maker.yaml: beside.person: Tuva is in ${city}`,
    { people: [tuva], jobs: [{ ...job, level: undefined, beside: { person: 'tuva' } }] },
  ],
])('reports %s', (problem, content) => {
  const lists = ['jobs', 'levels', 'people', 'works', 'services', 'closedDays'];
  const empty = Object.fromEntries(lists.map((name) => [name, []]));
  expect(disagreements({ ...empty, ...content })).toEqual([
    expect.stringContaining(`${contentFolder}/${problem}`),
  ]);
});
