import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { redirectProblems, referenceProblems } from '../../../src/content/build/check.ts';
import { contentFolder } from '../../../src/content/build/folder.ts';
import { isOpen, newestFirst } from '../../../src/content/build/load.ts';
import { loadReferences } from '../../../src/content/build/loadReferences.ts';
import { routes } from '../../../src/site.ts';
import { contentCopy } from './contentCopy.ts';
import { kinds } from './kinds.ts';

const content = loadReferences();
const write = contentCopy();
type Content = typeof content;

test('rejects a redirect to a missing page, and accepts one to a URL or below a page', () => {
  const redirects = [
    ['/x', '/wroks'],
    ['/y', 'https://blog.example'],
    ['/z/*', '/works/:splat'],
    ['/u', '/prices#rates'],
  ] as const;
  expect(redirectProblems(redirects)).toEqual([
    expect.stringContaining(
      'src/content/redirects.yaml: /x: "/wroks": no such page; did you mean "/works"?',
    ),
  ]);
});

const no = { slug: 'none', works: ['none'] };
test.each<[problem: string, change: (content: Content) => unknown]>([
  [
    'services/list.json: duplicate slug "audit"',
    ({ lists }) => Object.assign(lists, { services: Array(2).fill({ slug: 'audit' }) }),
  ],
  [
    'industries/mining.svg: nothing shows this file, so delete or rename it; expected one of forestry, ',
    ({ files }) => files.push(`${contentFolder}/industries/mining.svg`),
  ],
  [
    'pages/abut.yaml: nothing shows this file, so delete or rename it; did you mean "about"?',
    ({ files }) => files.push(`${contentFolder}/pages/abut.yaml`.replaceAll('/', '\\')),
  ],
  [
    'works/bryga/work.yaml: missing; every folder in works/ needs one',
    ({ names }) => names.works.push('bryga'),
  ],
  [
    'industries/forestry.yaml: nearest.works[0]: "none": ',
    ({ entries }) => Object.assign(entries.industries[0] ?? {}, { nearest: no }),
  ],
  [
    'pages/about.yaml: people: missing; pages link',
    ({ pages }) => Object.assign(pages.about ?? {}, { people: undefined }),
  ],
  [
    'pages/career.yaml: positions: missing; there are some',
    ({ entries, pages }) => {
      entries.jobs.push(kinds.job);
      Object.assign(pages.career ?? {}, { positions: undefined });
    },
  ],
  [
    'pages/industries.yaml: with: missing; "shipping"',
    ({ pages }) => Object.assign(pages.industries ?? {}, { with: undefined }),
  ],
  [
    'pages/home.bak: nothing shows this file',
    ({ files }) => files.push(`${contentFolder}/pages/home.bak`),
  ],
  [
    'pages/services.yaml: groups.question: missing',
    ({ pages }) => Object.assign(pages.services?.groups ?? {}, { question: undefined }),
  ],
  [
    'legal/privacy-policy.yaml: sections: no section tells of the form\'s field "company"',
    ({ entries }) => entries.legal[0]?.sections.splice(0),
  ],
  [
    'sverige.yaml: workSummaries[0].work: "none": expected one of ',
    (all) => Object.assign(all, { sweden: { ...kinds.sweden, workSummaries: [{ work: 'none' }] } }),
  ],
  [
    'sverige.yaml: sections.works: missing; ',
    (all) => Object.assign(all, { sweden: { sections: {}, workSummaries: [{ work: 'bryggan' }] } }),
  ],
  [
    'people/none.yaml: works[0]: "none": there is none yet; make a folder works/none with its work.yaml, or take this line away',
    ({ entries: { people }, names }) => {
      people.push(Object.assign({}, people[0], no));
      names.works.length = 0;
    },
  ],
  [
    'pages/home.yaml: results.items[0].work: "none": ',
    ({ pages: { home } }) =>
      Object.assign(home ?? {}, { results: { items: [{ work: 'none', result: 0 }] } }),
  ],
  [
    'pages/home.yaml: results.items[0].result: "bryggan" has 0 results',
    ({ pages: { home } }) =>
      Object.assign(home ?? {}, { results: { items: [{ work: 'bryggan', result: 0 }] } }),
  ],
  [
    'pages/home.yaml: voices.works[0]: "none": ',
    ({ pages: { home } }) => Object.assign(home ?? {}, { voices: { works: ['none'] } }),
  ],
  [
    'pages/home.yaml: people.slugs[0]: "none": expected one of agi-osz',
    ({ pages: { home } }) => Object.assign(home ?? {}, { people: { slugs: ['none'] } }),
  ],
])('rejects broken references: %s', (problem, change) => {
  const changed = structuredClone(content);
  change(changed);
  expect(referenceProblems(changed).join('\n')).toContain(`${contentFolder}/${problem}`);
});

const words = (page: string) => parse(readFileSync(`${contentFolder}/pages/${page}.yaml`, 'utf8'));
const check = async () => {
  vi.resetModules();
  return (await import('../../../src/content/build/check.ts')).checkContent();
};

test('accepts the content, lists entries without a page, and reports the errors of all files together', async () => {
  const expired = `${contentFolder}/jobs/prototyper.yaml: expired on 2024-02-29, so it has no page`;
  // Deleting a person in the editor leaves the drawing.
  write('people/somebody-who-left.svg', '<svg/>');
  expect(await check()).toEqual([expired]);
  write(
    'services/scouting.yaml',
    parse(readFileSync(`${contentFolder}/services/audit.yaml`, 'utf8')),
  );
  expect(await check()).toEqual([
    expired,
    `${contentFolder}/services/scouting.yaml: not in list.json, so it has no page`,
  ]);
  write('services/prototyping.svg', '<svg/>');
  for (const file of ['services/audit.yaml', 'pages/about.yaml'])
    rmSync(`${contentFolder}/${file}`);
  write('pages/home.yaml', { ...words('home'), voices: { heading: 'Said', works: ['brygan'] } });
  appendFileSync(`${contentFolder}/pages/industry.yaml`, 'figur: A');
  write('pages/services.yaml', { ...words('services'), call: { heading: 'Alone' } });
  write('sverige.yaml', null);
  const message = await check().then(String, (error: Error) => error.message);
  for (const file of [
    'services/audit.yaml: missing',
    'pages/home.yaml: voices.works[0]: "brygan": did you mean "bryggan"?',
    'services/prototyping.svg: viewBox: expected 0 0 640 320',
    'pages/about.yaml',
    'pages/industry.yaml: figur: unknown',
    'pages/services.yaml: call.text: missing',
    'sverige.yaml',
  ])
    expect(message).toContain(`${contentFolder}/${file}`);
  expect(message.split('\n').filter((line) => line.includes('sverige.yaml'))).toHaveLength(1);
});

test('accepts a site without works, people, positions and sections of the home page', async () => {
  for (const folder of ['works', 'people', 'jobs'])
    rmSync(`${contentFolder}/${folder}`, { recursive: true });
  rmSync(`${contentFolder}/pages/works.yaml`);
  const { headline, lead, contact } = words('home');
  write('pages/home.yaml', { headline, lead, contact });
  write('pages/industries.yaml', { ...words('industries'), with: undefined });
  expect(await check()).toEqual([]);
  const { absentPages } = await import('../../../src/content/build/absentPages.ts');
  expect(absentPages()).toEqual(expect.arrayContaining([routes.works, routes.prices]));
});

test.each([
  // The last second of that day in Sweden, which is two hours ahead of UTC.
  ['2026-06-30T21:59:59Z', '2026-06-30', true],
  ['2026-06-30T22:00:00Z', '2026-06-30', false],
  // The day when summer time ends, and a leap day.
  ['2027-10-31T22:59:59Z', '2027-10-31', true],
  ['2028-02-29T22:59:59Z', '2028-02-29', true],
])('at %s a position with the last day %s is open: %s', (now, validThrough, open) => {
  expect(isOpen({ office: 'goteborg', validThrough }, new Date(now))).toBe(open);
});

test('sorts works newest first, and by client within a year', () => {
  const works = ['Őr 2099', 'Zeta 2099', 'Orsa 2099', 'Zulu 2100'].map((work) => work.split(' '));
  const sorted = works
    .map(([client = '', year]) => ({ client, year: Number(year) }))
    .sort(newestFirst);
  expect(sorted.map(({ client }) => client)).toEqual(['Zulu', 'Orsa', 'Őr', 'Zeta']);
});
