import { rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { brokenFacts } from '#scripts/check/brokenFacts.ts';
import { referenceProblems } from '#src/content/checks/checkContent.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { loadReferences } from '#src/content/load/loadReferences.ts';
import { routes } from '#src/site.ts';
import { contentCopy, contentOf } from './contentCopy.ts';

const content = loadReferences();
// Without the site's drawings, which another agency has.
content.files = content.files.filter((file) => file.startsWith(contentFolder));
Object.assign(content.entries, { jobs: [{ slug: 'maker' }] });
const write = contentCopy();

/** Without a type, because types forbid most changes. */
type Loose = ReturnType<typeof JSON.parse>;

function problemsAfter(change: (content: Loose) => void) {
  const changed = structuredClone(content);
  change(changed);
  return referenceProblems(changed);
}
const problem = (text: string) => [expect.stringContaining(`${contentFolder}/${text}`)];

test.each([
  ['industries/mining.svg', 'expected one of forestry, '],
  ['pages/abut.yaml', 'did you mean "about"?'],
  ['legal/imprint.yaml', 'expected one of privacy-policy, '],
  ['drawings/exhibits/mining.svg', 'expected one of audit, audit-before, '],
])('reports the stray file %s: %s', (file, advice) => {
  const text = `${file}: nothing shows this file, so delete or rename it; ${advice}`;
  const stray = `${contentFolder}/${file}`;
  expect(problemsAfter(({ files }) => files.push(stray))).toEqual(problem(text));
});

test('calls no drawing of a page with mistakes stray', () => {
  const drawing = `${contentFolder}/legal/terms-work.svg`;
  const change = ({ files, names }: Loose) => files.push(drawing) && names.legal.push('terms');
  expect(problemsAfter(change)).toEqual([]);
});

const unknownWork = { works: ['none'] };
test.each<[problem: string, change: (content: Loose) => void]>([
  [
    'pages/about.yaml: people: missing; pages link to those in people/ there',
    ({ pages }) => delete pages.about.people,
  ],
  [
    'pages/career.yaml: positions: missing; there are some in jobs/',
    ({ pages }) => delete pages.career.positions,
  ],
  [
    'pages/industries.yaml: with: missing; "shipping" is shown below it',
    ({ pages }) => delete pages.industries.with,
  ],
  [
    'pages/services.yaml: groups.question: missing; services are in this group',
    ({ pages }) => delete pages.services.groups.question,
  ],
  [
    'services/list.json: duplicate slug "audit"',
    ({ lists }) => lists.services.push({ slug: 'audit' }),
  ],
  [
    'drawings/exhibits/audit.svg: missing; a service describes this drawing',
    ({ entries }) => Object.assign(entries.services[0], { report: {} }),
  ],
  [
    'pages/contact.yaml: visit.plans.goteborg: describe plan-goteborg.svg for people',
    ({ files, pages }) => {
      files.push(`${contentFolder}/drawings/plan-goteborg.svg`);
      pages.contact.visit = { plans: {} };
    },
  ],
  [
    'works/bryga/work.yaml: missing; every folder in works/ needs one',
    ({ names }) => names.works.push('bryga'),
  ],
  [
    'legal/privacy-policy.yaml: sections: no section tells of the form\'s field "company"',
    ({ entries }) => entries.legal[0].sections[0].fields.splice(2, 1),
  ],
  [
    'industries/forestry.yaml: nearest.works[0]: "none": expected one of bryggan',
    ({ entries }) => Object.assign(entries.industries[0], { nearest: unknownWork }),
  ],
  [
    'people/tuva.yaml: works[0]: "none": there is none yet; make a folder works/none with its work.yaml, or take this line away',
    ({ entries, names }) => {
      names.works = [];
      entries.people = [{ slug: 'tuva', ...unknownWork }];
    },
  ],
  [
    'pages/home.yaml: results.items[1].result: "bryggan" has 1 results',
    ({ entries, pages }) => {
      entries.works[0].results = [{}];
      pages.home.results = { items: [0, 1].map((result) => ({ work: 'bryggan', result })) };
    },
  ],
  [
    'sverige.yaml: sections.works: missing; ',
    (content) => {
      content.sweden = { workSummaries: [{ work: 'bryggan' }], sections: {} };
    },
  ],
])('reports %s', (text, change) => expect(problemsAfter(change)).toEqual(problem(text)));

const check = async () => {
  vi.resetModules();
  return (await import('#src/content/checks/checkContent.ts')).checkContent();
};

/** Changes the exports of a module during a test. */
function mock(module: string, exports: object) {
  vi.doMock(module, async (original) => ({ ...(await original<object>()), ...exports }));
  onTestFinished(() => vi.doUnmock(module));
}

test('reports a word of a headline that is too wide for phones', async () => {
  write('pages/career.yaml', {
    ...contentOf('pages/career'),
    headline: 'Join Arbeitsgemeinschaft',
  });
  vi.resetModules();
  const { wideWordProblems } = await import('#scripts/check/wideWords.ts');
  const text = 'pages/career.yaml: headline: “Arbeitsgemeinschaft” is ';
  expect(await wideWordProblems()).toEqual(problem(text));
});

test('accepts the content, and lists entries without a page', async () => {
  // Deleting a person in the editor leaves the drawing.
  write('people/somebody-who-left.svg', '<svg/>');
  write('works/bryggan/licence.txt', '');
  for (const name of ['exhibits/audit', 'exhibits/audit-before', 'exhibits/audit-after'])
    write(`drawings/${name}.svg`, '');
  for (const name of ['plan', 'skyline']) write(`drawings/${name}-goteborg.svg`, '');
  for (const name of ['maker', 'tailor'])
    write(`jobs/${name}.yaml`, { ...contentOf('jobs/prototyper'), validThrough: '2999-01-01' });
  write('services/scouting.yaml', contentOf('services/audit'));
  write('redirects.yaml', { '/maker': '/career/prototyper#apply', '/tailor': '/career/tailor' });
  expect(await check()).toEqual([
    `${contentFolder}/jobs/prototyper.yaml: open from 2024-01-08 to 2024-02-29, so it has no page today`,
    `${contentFolder}/redirects.yaml: /maker: "/career/prototyper#apply" is not open, so it has no page`,
    `${contentFolder}/services/scouting.yaml: not in list.json, so it has no page`,
  ]);
});

test('reports the errors of all files together', async () => {
  const errors: [file: string, data: unknown, ...problems: string[]][] = [
    ['services/audit.yaml', undefined, 'missing'],
    ['legal/privacy-policy.yaml', undefined, 'missing'],
    ['pages/about.yaml', undefined, 'missing'],
    ['services/prototyping.svg', '<svg/>', 'viewBox: expected 0 0 640 320', 'paths[0]: missing'],
    ['drawings/line-job.svg', '<svg/>', 'viewBox: expected 0 0 640 320', 'paths[0]: missing'],
    ['pages/industries.svg', '<svg/>', 'viewBox: expected 0 0 320 140', 'paths[0]: missing'],
    [
      'works/bryggan/rule.svg',
      '<svg/>',
      'viewBox: expected 0 0 320 140',
      ...[0, 1, 2].map((index) => `paths[${index}]: missing`),
    ],
    ...['people/adam.yml', 'legal/terms.yml', 'works/bryggan/work.yaml.txt'].map(
      (file): [string, unknown, string] => [file, null, 'expected a name that ends in .yaml'],
    ),
    ['logo.svg', '<svg/>', 'expected an SVG with a viewBox'],
    ['sverige.yaml', null, 'the whole file: empty'],
    ['pages/contact.yaml', { figur: 'A' }, 'figur: unknown'],
    ['agency.yaml', { coordinates: { kiruna: {} } }, 'coordinates.kiruna: unknown'],
    ['people/agi-osz.yaml', { office: 'kiruna' }, 'office: "kiruna"'],
    [
      'pages/home.yaml',
      { headline: '1\n2\n3\n4', voices: { heading: 'Said', works: ['brygan'] } },
      'headline: expected at most three lines',
      'voices.works[0]: "brygan": did you mean "bryggan"?',
    ],
  ];
  for (const [file, data] of errors)
    if (data === undefined) rmSync(`${contentFolder}/${file}`);
    else if (data && typeof data === 'object')
      write(file, { ...contentOf(file.replace('.yaml', '')), ...data });
    else write(file, data);
  write('drawings/plan-goteborg.svg', '');
  const lines = await check().catch((error: Error) => error.message.split('\n'));
  for (const [file, , ...problems] of errors)
    expect(lines.filter((line) => line.startsWith(`${contentFolder}/${file}: `))).toEqual(
      problems.map((problem) => expect.stringContaining(`${file}: ${problem}`)),
    );
});

test('says which facts can’t be loaded, with an example', async () => {
  rmSync(`${contentFolder}/prices.json`);
  const unreadable = ['colours.json', 'services/list.json'];
  for (const file of unreadable) writeFileSync(`${contentFolder}/${file}`, '{ "main": }');
  expect(await brokenFacts()).toEqual([
    // The copy of the example is missing, too.
    `${contentFolder}/prices.json: missing; the site reads it`,
    ...unreadable.map((file) =>
      expect.stringMatching(
        `^${contentFolder}/${file}: not readable as JSON: .*; see tests/agency/${file}$`,
      ),
    ),
  ]);
});

test.each([
  ['services/list.json', {}, 'the whole file: expected a list'],
  ['commitments.json', null, 'the whole file: expected fields below it'],
  [
    'industries/list.json',
    [{ slug: 'forestry', name: 'Forestry' }, null],
    '[1]: empty; expected fields below it',
  ],
])('says what %s holds in place of what is expected', async (file, data, message) => {
  writeFileSync(`${contentFolder}/${file}`, JSON.stringify(data));
  expect(await brokenFacts()).toEqual(problem(`${file}: ${message}`));
});

test('accepts a site without works, people, positions and sections', async () => {
  for (const folder of ['works', 'people', 'jobs'])
    rmSync(`${contentFolder}/${folder}`, { recursive: true });
  const { headline, lead, contact } = contentOf('pages/home');
  write('pages/home.yaml', { headline, lead, contact });
  for (const page of ['pages/industries', 'pages/about'])
    write(`${page}.yaml`, { ...contentOf(page), with: undefined, people: undefined });
  expect(await check()).toEqual([]);
  const { absentPages } = await import('#src/content/load/absentPages.ts');
  expect(absentPages()).toEqual(expect.arrayContaining([routes.works, routes.prices]));
  rmSync(`${contentFolder}/pages/works.yaml`);
  expect(await check()).toEqual([]);
  rmSync(`${contentFolder}/pages/about.yaml`);
  await expect(check()).rejects.toThrow('pages/about.yaml: missing');
});

test('names what the privacy policy may not say without recordings', async () => {
  mock('#src/site.ts', { hasRecordings: false });
  const file = 'legal/privacy-policy';
  const { sections, ...policy } = contentOf(file);
  const [stored, answer] = sections;
  const paragraphs = stored.paragraphs.slice(1);
  const remove = '"recordings" in site.json is false, so remove this';
  const expectProblem = (problem: string) =>
    expect(check()).rejects.toThrow(`${contentFolder}/${file}.yaml: ${problem}`);
  await expectProblem(`sections[0].paragraphs[0]: {{storageKey}}: ${remove} sentence`);
  write(`${file}.yaml`, { ...policy, sections: [answer, { ...stored, paragraphs }] });
  await expectProblem(`sections[0]: ${remove} section, whose id is "your-answer"`);
  write(`${file}.yaml`, { ...policy, sections: [{ ...stored, paragraphs }] });
  await expect(check()).resolves.toBeDefined();
});

test('names the facts that a text needs and the agency leaves out', async () => {
  const hourlyRates = { maker: { EUR: 70, SEK: 700 } };
  mock('../../../src/content/facts/prices.ts', { careDays: 0, hourlyRates });
  mock('#src/content/facts/takesCv.ts', { takesCv: false });
  const lead = '{{careDays}}, {{leadRate}}, {{cvSize}}';
  write('pages/works.yaml', { ...contentOf('pages/works'), lead });
  const place = `${contentFolder}/pages/works.yaml: lead: `;
  await expect(check()).rejects.toThrow(
    new RegExp(
      `${place}{{careDays}}: "careDays" is not .*\n${place}{{leadRate}}: "hourlyRates.lead" .*\n${place}{{cvSize}}: "cv" is not `,
    ),
  );
});

test('reads commitments in the language of the site', async () => {
  mock('#src/site.ts', { siteLanguage: 'sv' });
  const commitments = { directAward: { sv: '700 000 kr' }, summerDays: { sv: 'fem' } };
  mock('../../../src/content/facts/commitments.ts', { commitments });
  vi.resetModules();
  const { legalSlots } = await import('#src/content/texts/legalSlots.ts');
  const slots = legalSlots([], [{ spoken: 'revision', priceFrom: { SEK: 700_000 } }]);
  expect(slots.aboveDirectAward).toBe('revision');
  const { disagreements } = await import('#scripts/check/agreement.ts');
  expect(disagreements({ closedDays: [{ from: '2026-07-06', to: '2026-07-12' }] })).toEqual([]);
});

test('with `npm run dev` a saved drawing is checked, and written', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const watch = vi.fn();
  mock('node:fs', { watch });
  const runs: string[] = [];
  const execFile = (_: string, args: string[], done: (error: null) => void) => {
    runs.push(String(args.at(-1)));
    done(null);
  };
  mock('node:child_process', { execFile });
  const { watchFaults } = await import('#scripts/dev/faults.ts');
  const response = { writeHead() {}, once() {}, write: vi.fn() };
  watchFaults()({ url: '/faults' } as Loose, response as Loose);
  watch.mock.lastCall?.[2]('change', 'industries/forestry.svg');
  expect(response.write).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toEqual(['check', 'check', expect.stringContaining('writeDrawings')]);
});
