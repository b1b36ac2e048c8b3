import { parse } from 'yaml';
import { expect } from '../visit.ts';
import { contentFiles, copyIntoBrowser, filesOfBrowser, test } from './editor.ts';
import { type Fields, fillIn, open, save } from './form.ts';

const from = 'src/content/works/omlopp/cover.png';
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
  office: { choose: ['Stockholm'] },
  since: 2024,
  decides: sentence,
  languages: ['Swedish', 'English'],
  answers: { choose: ['UX audit'] },
  works: { choose: ['Omlopp'] },
};

const work: Fields = {
  client: 'Kőris',
  title: 'A case: “with” three pictures',
  searchTitle: 'Kőris, case study',
  summary: sentence,
  country: 'Sweden',
  year: 2026,
  services: { choose: ['Scoping', 'UX audit'] },
  industries: { choose: ['Mobility'] },
  duration: 'Nine weeks',
  team: 'Two of us',
  pictures: [
    { file: { picture: 'IMG 2031.PNG', from }, alt: 'The cover.' },
    { file: { picture: 'second.png', from }, alt: 'The second, åäö.' },
    { file: { picture: 'third.png', from }, alt: 'The third.' },
  ],
  opening: { picture: 'opening.png', from: 'src/content/works/omlopp/cover-wide.png' },
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

test('somebody changes a sentence, adds a person and a case with pictures, and closes a position', async ({ page, editor }) => {
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

  await open(page, `${entry}/people/entries/adam`, 'Ádám');
  await fillIn(page, 'decides', sentence);
  await save(page, 'people/adam.yaml');
  await open(page, `${entry}/people/new`, 'Creating');
  await fillIn(page, '', person);
  await save(page, 'people/agi-osz.yaml');
  await open(page, `${entry}/works/new`, 'Creating');
  await fillIn(page, '', { client: 'Omlopp', searchTitle: 'x'.repeat(51) });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/fields have errors/)).toBeVisible();
  await fillIn(page, '', work);
  await save(page, 'works/koris/work.yaml');
  await open(page, `${entry}/jobs/entries/product-designer-stockholm`, 'Product designer');
  await fillIn(page, 'validThrough', '2026-11-01');
  await save(page, 'jobs/product-designer-stockholm.yaml');

  const found = await page.evaluate(filesOfBrowser);
  const files = Object.fromEntries(Object.entries(found).map(([file, base64]) => [file, Buffer.from(base64, 'base64')]));
  const textOf = (file: string) => parse(String(files[`src/content/${file}`]));
  const original = (file: string) => parse(before[`src/content/${file}`] ?? '');
  expect(textOf('people/adam.yaml')).toEqual({ ...original('people/adam.yaml'), decides: sentence });
  const job = 'jobs/product-designer-stockholm.yaml';
  expect(textOf(job)).toEqual({ ...original(job), validThrough: '2026-11-01' });
  expect(textOf('people/agi-osz.yaml')).toMatchObject(written(person) as Record<string, unknown>);
  expect(textOf('works/koris/work.yaml')).toMatchObject(written(work) as Record<string, unknown>);
});
