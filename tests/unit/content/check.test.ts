import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { factProblems } from '#scripts/check/facts.ts';
import { referenceProblems } from '#src/content/build/check.ts';
import { contentFolder } from '#src/content/build/folder.ts';
import { loadReferences } from '#src/content/build/loadReferences.ts';
import { routes } from '#src/site.ts';
import { contentCopy } from './contentCopy.ts';
import { kinds } from './kinds.ts';

const content = loadReferences();
// Without the site's drawings, which belong to another agency.
content.files = content.files.filter((file) => file.startsWith(contentFolder));
const write = contentCopy();
type Content = typeof content;

const no = { slug: 'none', works: ['none'] };
const onPage =
  (name: keyof Content['pages'], change: object) =>
  ({ pages }: Content) =>
    Object.assign(pages[name] ?? {}, change);
const withFile =
  (file: string) =>
  ({ files }: Content) =>
    files.push(file.startsWith(contentFolder) ? file : `${contentFolder}/${file}`);
const openings = `${contentFolder}/drawings/openings`;
const plan = `${contentFolder}/drawings/plan-goteborg.svg`;
test.each<[problem: string, change: (content: Content) => unknown]>([
  [
    'services/list.json: duplicate slug "audit"',
    ({ lists }) => Object.assign(lists, { services: [...lists.services, { slug: 'audit' }] }),
  ],
  [
    'industries/mining.svg: nothing shows this file, so delete or rename it; expected one of forestry, ',
    withFile('industries/mining.svg'),
  ],
  [
    'pages/abut.yaml: nothing shows this file, so delete or rename it; did you mean "about"?',
    ({ files }) => files.push(`${contentFolder}/pages/abut.yaml`.replaceAll('/', '\\')),
  ],
  ['pages/home.bak: nothing shows this file', withFile('pages/home.bak')],
  [
    'pages/home.svg: nothing shows this file, so delete or rename it; expected one of industries',
    withFile('pages/home.svg'),
  ],
  ['legal/policy.svg: nothing shows this file', withFile('legal/policy.svg')],
  [`${openings}/mining.svg: nothing shows this file`, withFile(`${openings}/mining.svg`)],
  [
    `${openings}/audit.svg: missing; a service describes this drawing`,
    ({ entries: { services } }) => Object.assign(services[0] ?? {}, { report: {} }),
  ],
  [
    `${openings}/audit-after.svg: missing; `,
    ({ entries: { services }, files }) => {
      Object.assign(services[0] ?? {}, { change: {} });
      files.push(`${openings}/audit-before.svg`);
    },
  ],
  [
    'pages/contact.yaml: visit.plans.goteborg: describe plan-goteborg.svg for people',
    ({ files, pages: { contact } }) => {
      Object.assign(contact ?? {}, { visit: { plans: {} } });
      files.push(plan);
    },
  ],
  [
    'works/bryga/work.yaml: missing; every folder in works/ needs one',
    ({ names }) => names.works.push('bryga'),
  ],
  [
    'industries/forestry.yaml: nearest.works[0]: "none": ',
    ({ entries }) => Object.assign(entries.industries[0] ?? {}, { nearest: no }),
  ],
  ['pages/about.yaml: people: missing; pages link', onPage('about', { people: undefined })],
  [
    'pages/career.yaml: positions: missing; there are some',
    ({ entries, pages }) => {
      entries.jobs.push(kinds.job);
      Object.assign(pages.career ?? {}, { positions: undefined });
    },
  ],
  ['pages/industries.yaml: with: missing; "shipping"', onPage('industries', { with: undefined })],
  [
    'pages/industries.yaml: without: missing; "forestry"',
    onPage('industries', { without: undefined }),
  ],
  [
    'pages/services.yaml: groups.question: missing',
    ({ pages }) => Object.assign(pages.services?.groups ?? {}, { question: undefined }),
  ],
  [
    'legal/privacy-policy.yaml: sections: no section tells of the form\'s field "company"',
    ({ entries: { legal } }) => {
      const described = legal[0]?.sections.find((section) => section.fields);
      Object.assign(described ?? {}, {
        fields: described?.fields?.filter((name) => name !== 'company'),
      });
    },
  ],
  [
    'sverige.yaml: workSummaries[0].work: "none": expected one of ',
    (all) =>
      Object.assign(all, {
        sweden: { ...kinds.sweden, workSummaries: [{ work: 'none' }], sections: { works: {} } },
      }),
  ],
  [
    'sverige.yaml: sections.works: missing; ',
    (all) => Object.assign(all, { sweden: { sections: {}, workSummaries: [{ work: 'bryggan' }] } }),
  ],
  [
    'people/none.yaml: works[0]: "none": there is none yet; make a folder works/none with its work.yaml, or take this line away',
    ({ entries: { people }, names }) => {
      people.splice(0, 2, Object.assign({}, people[0], no));
      names.works.length = 0;
    },
  ],
  [
    'pages/home.yaml: results.items[0].work: "none": ',
    onPage('home', { results: { items: [{ work: 'none', result: 0 }] } }),
  ],
  [
    'pages/home.yaml: results.items[1].result: "bryggan" has 1 results',
    (all) => {
      Object.assign(all.entries.works[0] ?? {}, { results: [{}] });
      onPage('home', { results: { items: [0, 1].map((result) => ({ work: 'bryggan', result })) } })(
        all,
      );
    },
  ],
  ['pages/home.yaml: voices.works[0]: "none": ', onPage('home', { voices: { works: ['none'] } })],
  [
    'pages/home.yaml: people.slugs[0]: "none": expected one of agi-osz',
    onPage('home', { people: { slugs: ['none'] } }),
  ],
])('rejects broken references: %s', (problem, change) => {
  const changed = structuredClone(content);
  change(changed);
  const expected = problem.startsWith(contentFolder) ? problem : `${contentFolder}/${problem}`;
  expect(referenceProblems(changed)).toEqual([expect.stringContaining(expected)]);
});

const contentOf = (file: string) => parse(readFileSync(`${contentFolder}/${file}.yaml`, 'utf8'));
const check = async () => {
  vi.resetModules();
  return (await import('#src/content/build/check.ts')).checkContent();
};

test('accepts the content, and lists entries without a page', async () => {
  // Deleting a person in the editor leaves the drawing.
  write('people/somebody-who-left.svg', '<svg/>');
  write('jobs/maker.yaml', { ...contentOf('jobs/prototyper'), validThrough: '2999-01-01' });
  write('services/scouting.yaml', contentOf('services/audit'));
  mkdirSync(openings, { recursive: true });
  for (const file of [`${openings}/audit`, `${openings}/audit-before`, `${openings}/audit-after`])
    writeFileSync(`${file}.svg`, '');
  for (const name of ['plan', 'skyline'])
    writeFileSync(`${contentFolder}/drawings/${name}-goteborg.svg`, '');
  expect(await check()).toEqual([
    `${contentFolder}/jobs/prototyper.yaml: expired on 2024-02-29, so it has no page`,
    `${contentFolder}/services/scouting.yaml: not in list.json, so it has no page`,
  ]);
});

test('reports the errors of all files together, one for each file', async () => {
  const pages = ['pages/about', 'pages/career', 'pages/works'];
  const missing = ['services/audit', 'legal/privacy-policy', ...pages];
  for (const file of missing) rmSync(`${contentFolder}/${file}.yaml`);
  write('services/prototyping.svg', '<svg/>');
  write('works/bryggan/rule.svg', '<svg/>');
  write('legal/privacy-policy.svg', '<svg/>');
  write('pages/home.yaml', {
    ...contentOf('pages/home'),
    headline: 'One\ntwo\nthree\nfour',
    voices: { heading: 'Said', works: ['brygan'] },
  });
  mkdirSync(dirname(plan), { recursive: true });
  writeFileSync(plan, '');
  appendFileSync(`${contentFolder}/pages/contact.yaml`, 'figur: A');
  write('pages/services.yaml', { ...contentOf('pages/services'), call: { heading: 'Alone' } });
  for (const file of ['sverige', 'redirects']) write(`${file}.yaml`, null);
  write('logo.svg', '<svg/>');
  write('agency.yaml', { ...contentOf('agency'), coordinates: { kiruna: {} } });
  write('people/agi-osz.yaml', { ...contentOf('people/agi-osz'), office: 'kiruna' });
  const message = await check().then(String, (error: Error) => error.message);
  const lines = message.split('\n');
  const expected = [
    ...missing.map((file) => `${file}.yaml: missing`),
    'pages/home.yaml: headline: expected at most three lines',
    'pages/home.yaml: voices.works[0]: "brygan": did you mean "bryggan"?',
    'services/prototyping.svg: viewBox: expected 0 0 640 320',
    'works/bryggan/rule.svg: viewBox',
    'legal/privacy-policy.svg: viewBox',
    'pages/contact.yaml: figur: unknown',
    'pages/services.yaml: call.text: missing',
    'sverige.yaml',
    'redirects.yaml',
    'logo.svg: expected an SVG with a viewBox',
    'agency.yaml: coordinates.kiruna: unknown',
    'people/agi-osz.yaml: office: "kiruna"',
  ];
  for (const start of expected)
    expect(
      lines.filter((line) => line.startsWith(`${contentFolder}/${start}`)),
      start,
    ).toHaveLength(1);
});

test('reports a person who was deleted although the page has another error', async () => {
  rmSync(`${contentFolder}/people/tuva.yaml`);
  const home = contentOf('pages/home');
  write('pages/home.yaml', { ...home, industries: { ...home.industries, slugs: ['mining'] } });
  await expect(check()).rejects.toThrow(
    /home.yaml: industries.slugs\[0\]: "mining": .*\n.*home.yaml: people.slugs\[0\]: "tuva": expected one of agi-osz$/,
  );
});

test('says which facts can’t be loaded, with an example', async () => {
  rmSync(`${contentFolder}/prices.json`);
  const unreadable = ['colours.json', 'services/list.json'];
  for (const file of unreadable) writeFileSync(`${contentFolder}/${file}`, '{ "main": }');
  expect(await factProblems()).toEqual([
    // The copy of the example is missing, too.
    `${contentFolder}/prices.json: missing; the site reads it`,
    ...unreadable.map((file) =>
      expect.stringMatching(
        `^${contentFolder}/${file}: not readable as JSON: .*; see tests/agency/${file}$`,
      ),
    ),
  ]);
});

test('accepts a site without works, people, positions and sections of the home page', async () => {
  for (const folder of ['works', 'people', 'jobs'])
    rmSync(`${contentFolder}/${folder}`, { recursive: true });
  const { headline, lead, contact } = contentOf('pages/home');
  write('pages/home.yaml', { headline, lead, contact });
  write('pages/industries.yaml', { ...contentOf('pages/industries'), with: undefined });
  expect(await check()).toEqual([]);
  const { absentPages } = await import('#src/content/build/absentPages.ts');
  expect(absentPages()).toEqual(expect.arrayContaining([routes.works, routes.prices]));
  rmSync(`${contentFolder}/pages/works.yaml`);
  expect(await check()).toEqual([]);
  rmSync(`${contentFolder}/pages/about.yaml`);
  await expect(check()).rejects.toThrow('pages/about.yaml: missing');
});

test('names what the privacy policy must not say if nothing is recorded', async () => {
  vi.doMock('#src/site.ts', async (original) => ({
    ...(await original<object>()),
    hasRecordings: false,
  }));
  const policy = contentOf('legal/privacy-policy');
  const file = `${contentFolder}/legal/privacy-policy.yaml`;
  await expect(check()).rejects.toThrow(
    `${file}: sections[0].paragraphs[0]: {{storageKey}}: "recordings" in site.json is false, so remove this sentence`,
  );
  policy.sections[0].paragraphs.shift();
  write('legal/privacy-policy.yaml', policy);
  await expect(check()).rejects.toThrow(
    `${file}: sections[1]: "recordings" in site.json is false, so remove this section, whose id is "your-answer"`,
  );
  policy.sections.pop();
  write('legal/privacy-policy.yaml', policy);
  await expect(check()).resolves.toBeDefined();
  vi.doUnmock('#src/site.ts');
});

test('names the facts that a text needs and the agency leaves out', async () => {
  const file = '../../../src/content/facts/prices.ts';
  const hourlyRates = { maker: { EUR: 70, SEK: 700 } };
  vi.doMock(file, async (original) => ({
    ...(await original<object>()),
    careDays: 0,
    hourlyRates,
  }));
  vi.doMock('#src/content/facts/takesCv.ts', () => ({ takesCv: false }));
  const lead = '{{careDays}}, {{leadRate}}, {{cvSize}}';
  write('pages/works.yaml', { ...contentOf('pages/works'), lead });
  const place = `${contentFolder}/pages/works.yaml: lead: `;
  await expect(check()).rejects.toThrow(
    new RegExp(
      `${place}{{careDays}}: "careDays" is not .*\n${place}{{leadRate}}: "hourlyRates.lead" .*\n${place}{{cvSize}}: "cv" is not `,
    ),
  );
  for (const mocked of [file, '../../../src/content/facts/takesCv.ts']) vi.doUnmock(mocked);
});
