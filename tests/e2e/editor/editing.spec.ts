import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { industries } from '../../../src/content/industries/list.ts';
import { loadAllJobs, loadPeople, loadWorks } from '../../../src/content/load.ts';
import { parseContent } from '../../../src/content/parseContent.ts';
import { personSchema } from '../../../src/content/schema.ts';
import { services } from '../../../src/content/services/list.ts';
import { workSchema } from '../../../src/content/workSchema.ts';
import { site } from '../../../src/site.ts';
import { expect } from '../visit.ts';
import { contentFiles, copyIntoBrowser, fileInBrowser, test } from './editor.ts';
import { type Fields, fillIn, open, save } from './form.ts';

const from = 'tests/agency/src/content/works/bryggan/cover.png';
const [office] = site.offices;
const [somebody] = loadPeople();
const [position] = loadAllJobs();
const [made] = loadWorks();
const sentence = 'Hur allvarligt ett fel är: “åäö”, ’őű’ – it’s a colon, and {{replyTime}}.';
const figure = (value: string) => ({
  value,
  unit: '%',
  what: `of all ${value} letters arrive.`,
  how: 'counted',
  when: 'May 2026',
  by: 'us',
});

const person: Fields = {
  name: 'Ági Ősz',
  role: 'Tester',
  portrait: { picture: 'Agi Osz.png', from },
  office: { choose: [office.city] },
  since: 2024,
  decides: sentence,
  languages: ['Swedish', 'English'],
  answers: { choose: [services[0].name] },
  ...(made && { works: { choose: [made.client] } }),
};

const work: Fields = {
  client: 'Kőris',
  title: 'A case: “with” three pictures',
  searchTitle: 'Kőris, case study',
  summary: sentence,
  country: 'Sweden',
  year: 2026,
  services: { choose: services.slice(0, 2).map(({ name }) => name) },
  industries: { choose: [industries[0].name] },
  duration: 'Nine weeks',
  team: 'Two of us',
  pictures: [
    { file: { picture: 'IMG 2031.PNG', from }, alt: 'The cover.' },
    { file: { picture: 'second.png', from }, alt: 'The second, åäö.' },
    { file: { picture: 'third.png', from }, alt: 'The third.' },
  ],
  opening: { picture: 'opening.png', from },
  layout: [{ choose: ['Two, the larger left'] }],
  colour: { field: '#0a4a35', ink: '#e4f7d4', line: '#f0432b' },
  problem: [`First line.\n\n${sentence}`],
  way: ['The way.'],
  decisions: [
    { title: 'One', text: 'First.' },
    { title: 'Two', text: 'Second.' },
  ],
  leftOut: [{ title: 'Three', text: 'Left out.' }],
  result: ['What came of it.'],
  results: [figure('11.7'), figure('12'), figure('13')],
  call: 'Write to us.',
};

/** What stands in the file for what was filled in. */
const written = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one) => {
      // Choices go by another name in the file.
      if (one?.choose || one?.[0]?.choose) return undefined;
      return one?.picture ? one.picture.toLowerCase().replace(' ', '-') : one;
    }),
  );

test('somebody adds a person and a case with pictures, and changes a sentence and closes a position where there are any', async ({
  page,
  editor,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  // Only what is in view is drawn, and there is no hurry to scroll.
  await page.setViewportSize({ width: 1440, height: 9_000 });
  const before = contentFiles();
  await page.goto(`${editor}/admin`);
  await page.evaluate(copyIntoBrowser, before);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('radio', { name: 'Contents' }).waitFor();
  const entry = `${editor}/admin#/collections`;

  if (somebody) {
    await open(page, `${entry}/people/entries/${somebody.slug}`, somebody.name);
    await fillIn(page, 'decides', sentence);
    await save(page, `people/${somebody.slug}.yaml`);
  }
  await open(page, `${entry}/people/new`, 'Creating');
  await fillIn(page, '', person);
  await save(page, 'people/agi-osz.yaml');
  await open(page, `${entry}/works/new`, 'Creating');
  await fillIn(page, '', { client: 'Kőris', searchTitle: 'x'.repeat(60) });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/fields have errors/)).toBeVisible();
  await fillIn(page, '', work);
  await save(page, 'works/koris/work.yaml');
  if (position) {
    await open(page, `${entry}/jobs/entries/${position.slug}`, position.title);
    await fillIn(page, 'validThrough', '2026-11-01');
    await save(page, `jobs/${position.slug}.yaml`);
  }

  const find = (file: string) => page.evaluate(fileInBrowser, `src/content/${file}`);
  const textOf = async (file: string) => (await find(file))?.text ?? '';
  const expectChange = async (file: string, change: object) =>
    expect(parse(await textOf(file))).toEqual({ ...parse(before[`src/content/${file}`] ?? ''), ...change });
  if (somebody) await expectChange(`people/${somebody.slug}.yaml`, { decides: sentence });
  if (position) await expectChange(`jobs/${position.slug}.yaml`, { validThrough: '2026-11-01' });
  for (const [file, schema, filled] of [
    ['people/agi-osz.yaml', personSchema, person],
    ['works/koris/work.yaml', workSchema, work],
  ] as const)
    expect(parseContent(schema, file, await textOf(file))).toMatchObject(written(filled) as Record<string, unknown>);
  for (const picture of [
    'people/agi-osz.png',
    ...['img-2031', 'second', 'third', 'opening'].map((one) => `works/koris/${one}.png`),
  ])
    expect((await find(picture))?.size, picture).toBeGreaterThan(readFileSync(from).length);
});
