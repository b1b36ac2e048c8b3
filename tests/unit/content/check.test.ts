import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { loadReferences, redirectProblems, referenceProblems } from '../../../src/content/check.ts';
import { isOpen, newestFirst } from '../../../src/content/load.ts';
import { freshFolder } from '../freshFolder.ts';
import { sampleJob } from './sampleJob.ts';

const project = process.cwd();
const copy = freshFolder();
afterEach(() => process.chdir(project));

const content = loadReferences();
type Content = typeof content;

test('a redirect to a page that does not exist is refused, and one to an address or below a page is not', () => {
  const redirects = [
    ['/x', '/wroks'],
    ['/y', 'https://blog.example'],
    ['/z/*', '/works/:splat'],
    ['/u', '/prices#rates'],
  ] as const;
  expect(redirectProblems(redirects)).toEqual([
    expect.stringContaining('src/content/redirects.yaml: /x: "/wroks": no such page; did you mean "/works"?'),
  ]);
});

const no = { slug: 'none', works: ['none'] };
test.each<[problem: string, change: (content: Content) => unknown]>([
  [
    'services/list.ts: duplicate slug "branding"',
    ({ lists }) => Object.assign(lists, { services: Array(2).fill({ slug: 'branding' }) }),
  ],
  [
    'industries/forestry.yaml: nothing shows this file; expected one of biotech, ',
    ({ files }) => files.push('src/content/industries/forestry.yaml'),
  ],
  [
    'pages/abut.yaml: nothing shows this file; did you mean "about"?',
    ({ files }) => files.push('src\\content\\pages\\abut.yaml'),
  ],
  ['works/omlop/work.yaml: missing; every folder in works/ is a work', ({ named }) => named.works.push('omlop')],
  [
    'industries/biotech.yaml: nearest.works[0]: "none": ',
    ({ industryTexts = [] }) => Object.assign(industryTexts[0] ?? {}, { nearest: no }),
  ],
  ['pages/home.bak: nothing shows this file', ({ files }) => files.push('src/content/pages/home.bak')],
  ['services/scoping.yaml: no work shows this service', (all) => Object.assign(all, { works: [] })],
  ['people: nobody answers for the service "scoping"', (all) => Object.assign(all, { people: [] })],
  [
    'legal/privacy-policy.yaml: sections: no section tells of the form\'s field "company"',
    ({ policy }) => policy?.sections.splice(0),
  ],
  [
    'sverige.yaml: workSummaries[0]: "none": expected one of ',
    ({ sweden }) => Object.assign(sweden ?? {}, { workSummaries: [{ work: 'none' }] }),
  ],
  ['people/none.yaml: works[0]: "none": ', ({ people }) => people?.push(Object.assign({}, people[0], no))],
  ['pages/home.yaml: results.items[1]: "none": ', ({ home }) => Object.assign(home?.results.items[1] ?? {}, { work: 'none' })],
  ['pages/home.yaml: voices.works[0]: "none": ', ({ home }) => home?.voices.works.splice(0, 1, 'none')],
  ['pages/home.yaml: people.slugs[0]: "none": ', ({ home }) => home?.people.slugs.splice(0, 1, 'none')],
])('it is refused, as %s', (problem, change) => {
  const changed = structuredClone(content);
  change(changed);
  expect(referenceProblems(changed).join('\n')).toContain(`src/content/${problem}`);
});

test('content passes as it is, an expired position is told, and the errors of all files are told at once', async () => {
  const filter = (file: string) => statSync(file).isDirectory() || /(\.(yaml|svg)|[\\/]prototype\.\w+)$/.test(file);
  for (const folder of ['src/content', 'src/illustrations']) cpSync(folder, join(copy(), folder), { recursive: true, filter });
  process.chdir(copy());
  const check = async () => {
    vi.resetModules();
    return (await import('../../../src/content/check.ts')).checkContent();
  };
  writeFileSync('src/content/jobs/tester.yaml', stringify({ ...sampleJob, posted: '2019-01-01', validThrough: '2019-02-28' }));
  expect(await check()).toContain('src/content/jobs/tester.yaml: expired on 2019-02-28, so it has no page');
  rmSync('src/content/services/branding.yaml');
  rmSync('src/content/pages/about.yaml');
  writeFileSync('src/content/pages/industry.yaml', `${readFileSync('src/content/pages/industry.yaml', 'utf8')}figur: A`);
  writeFileSync('src/content/sverige.yaml', '');
  writeFileSync('src/content/services/scoping.svg', '<svg/>');
  const home = readFileSync('src/content/pages/home.yaml', 'utf8');
  writeFileSync('src/content/pages/home.yaml', home.replace('work: kikoto', 'work: kikotto'));
  writeFileSync('src/content/people/nobody.svg', '');
  const message = await check().then(String, (error: Error) => error.message);
  for (const problem of [
    'content/services/branding.yaml: missing',
    'content/services/scoping.svg: viewBox: expected 0 0 640 320',
    'content/pages/about.yaml',
    'content/pages/industry.yaml: figur: unknown',
    'content/pages/home.yaml: results.items[0]: "kikotto": did you mean "kikoto"?',
    'content/sverige.yaml',
    'content/people/nobody.svg: nothing shows this file',
  ])
    expect(message).toContain(`src/${problem}`);
  expect(message.split('\n').filter((line) => line.includes('sverige.yaml'))).toHaveLength(1);
});

test.each([
  // The last second of that day in Stockholm, which is two hours ahead of UTC.
  ['2026-06-30T21:59:59Z', '2026-06-30', true],
  ['2026-06-30T22:00:00Z', '2026-06-30', false],
  // The day when summer time ends, and a leap day.
  ['2027-10-31T22:59:59Z', '2027-10-31', true],
  ['2028-02-29T22:59:59Z', '2028-02-29', true],
])('at %s a position whose last day is %s is open: %s', (now, validThrough, open) => {
  expect(isOpen({ office: 'stockholm', validThrough }, new Date(now))).toBe(open);
});

test('works are sorted newest first, and within a year by client', () => {
  const works = ['Őr 2099', 'Zeta 2099', 'Orsa 2099', 'Zulu 2100'].map((one) => one.split(' '));
  const sorted = works.map(([client = '', year]) => ({ client, year: Number(year) })).sort(newestFirst);
  expect(sorted.map(({ client }) => client)).toEqual(['Zulu', 'Orsa', 'Őr', 'Zeta']);
});
