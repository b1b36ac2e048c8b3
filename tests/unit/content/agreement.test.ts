import { expect, test } from 'vitest';
import { disagreements } from '#scripts/check/agreement.ts';
import { contentFolder } from '#src/content/build/folder.ts';
import { site } from '#src/site.ts';

const [office] = site.offices;

const work = (slug: string, from: string, to: string, when?: string) => ({
  slug,
  year: 2024,
  period: { from, to },
  results: when ? [{ when }] : [],
});
const works = [work('a', '2024-01-08', '2024-03-01'), work('b', '2024-03-01', '2024-06-28')];
const service = {
  slug: 'audit',
  spoken: 'an audit',
  duration: 'Three weeks',
  weeks: [{ when: 'Week 4' }],
  priceFrom: { SEK: 9 },
};
const levels = [{ name: 'Junior', pay: { malmo: { min: 32_000, max: 40_000, currency: 'SEK' } } }];
const job = {
  slug: 'maker',
  office: 'malmo',
  level: 'Junior',
  salary: { min: 30_000, max: 34_000, currency: 'SEK' },
};
const person = { name: 'Tuva', since: 2021, works: ['a', 'b'] };

test.each<[problem: string, changed: object]>([
  [
    'works/b/work.yaml: period.from: 2024-03-01, but Tuva works on "a" until 2024-03-01',
    { works, people: [person] },
  ],
  [
    'works/a/work.yaml: period.from: 2024-01-08, but Tuva is here since 2025',
    { works: works.slice(0, 1), people: [{ ...person, since: 2025 }] },
  ],
  [
    'works/c/work.yaml: year: 2024, but period.to is 2025-01-17',
    { works: [work('c', '2024-01-08', '2025-01-17')] },
  ],
  [
    'works/d/work.yaml: results: "May 2023", but year is 2024',
    { works: [work('d', '2024-01-08', '2024-03-01', 'May 2023')] },
  ],
  [
    'services/audit.yaml: weeks: the last is 4, but duration is "Three weeks"',
    { services: [service] },
  ],
  [
    'legal/due-diligence.yaml: What fits below: expected "all services but an audit"',
    {
      services: [service],
      legal: [{ table: { rows: [['What fits below', 'All']] } }],
      promised: { directAward: { en: '5 kr' } },
    },
  ],
  [
    `legal/due-diligence.yaml: People: expected "one in ${office.city}"`,
    {
      people: [{ ...person, works: [], office: office.id }],
      legal: [{ answers: [{ question: 'People', answer: `Two in ${office.city}` }] }],
    },
  ],
  [
    'site.json: closedDays: 5 working days from 2026-07-06 to 2026-07-12, but summerDays of commitments.json is four',
    {
      closedDays: [{ from: '2026-07-06', to: '2026-07-12' }],
      promised: { summerDays: { en: 'four' } },
    },
  ],
  [
    'jobs/maker.yaml: salary: 30,000–34,000\u00a0kr is outside of the range of “Junior” in pages/career.yaml, levels.items[0].pay.malmo: 32,000–40,000\u00a0kr',
    { levels, jobs: [job] },
  ],
  [
    'jobs/maker.yaml: salary: 30,000–34,000\u00a0kr for 80% is outside of the range of “Junior” in pages/career.yaml, levels.items[0].pay.malmo: 32,000–40,000\u00a0kr',
    { levels, jobs: [{ ...job, share: 80 }] },
  ],
  [
    'jobs/maker.yaml: level: missing: expected one of Junior',
    { levels, jobs: [{ ...job, level: undefined }] },
  ],
  ['jobs/maker.yaml: level: Junior: pages/career.yaml has no levels', { jobs: [job] }],
  [
    `jobs/maker.yaml: beside.person: Tuva is in ${office.city}`,
    {
      people: [{ ...person, works: [], slug: 'tuva', office: office.id }],
      jobs: [{ ...job, beside: { person: 'tuva' } }],
    },
  ],
])('%s', (problem, changed) => {
  const none = {
    jobs: [],
    levels: [],
    people: [],
    works: [],
    services: [],
    legal: [],
    closedDays: [],
  };
  expect(disagreements({ ...none, ...changed })).toContain(`${contentFolder}/${problem}`);
});
