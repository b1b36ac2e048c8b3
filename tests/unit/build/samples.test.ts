import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSamples, refuseSamples } from '#src/build/samples.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();

test('lists invented content by file and field', () => {
  const work = `${folder()}/work.yaml`;
  writeFileSync(work, 'sample: true\nresults:\n  - what: true\n  - sample: true\n');
  expect(listSamples(folder())).toEqual([work, `${work}: results[1]`]);
});

const samples = ['work.yaml', 'person.yaml'];
const dunavik = 'https://dunavik.example';
const agency = 'https://agency.se';
const deployment = (address: string, { url = dunavik, isAllowed = false, found = samples } = {}) =>
  expect(() => refuseSamples({ address, url, isAllowed }, found));

test('refuses samples on a real domain, and on any other of a real site', () => {
  deployment(agency).toThrow(
    /^2 samples would go live on agency\.se\. .*--with-samples:\nwork\.yaml\nperson\.yaml$/,
  );
  deployment('https://a.pages.dev', { url: agency }).toThrow('live on agency.se');
});

test('accepts samples on test domains, with --with-samples, and no samples', () => {
  deployment(agency, { found: [] }).not.toThrow();
  deployment(agency, { isAllowed: true }).not.toThrow();
  for (const host of ['a.pages.dev', 'www.example.com', 'localhost:8788'])
    deployment(`https://${host}`).not.toThrow();
});
