import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRealDomain, listSamples, refuseSamples } from '../../../scripts/build/samples.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();

test('lists invented content by file and field', () => {
  const work = `${folder()}/work.yaml`;
  writeFileSync(work, 'sample: true\nresults:\n  - what: true\n  - sample: true\n');
  expect(listSamples(folder())).toEqual([work, `${work}: results[1]`]);
});

const refusal =
  (changes: object, samples = ['work.yaml', 'person.yaml']) =>
  () =>
    refuseSamples(
      {
        address: 'https://agency.se',
        url: 'https://dunavik.example',
        isAllowed: false,
        ...changes,
      },
      samples,
    );

test('refuses to put samples on a real domain, or on any domain if the site is for a real one', () => {
  expect(refusal({})).toThrow(
    /^2 samples would go live on agency\.se\. .*--with-samples:\nwork\.yaml\nperson\.yaml$/,
  );
  expect(
    refusal({ address: 'https://dunavik-website.pages.dev', url: 'https://agency.se' }),
  ).toThrow('live on agency.se');
});

test('accepts samples with --with-samples, on a reserved domain and on pages.dev', () => {
  const passing = [
    { isAllowed: true },
    { address: 'https://dunavik.example' },
    { address: 'https://dunavik-website.pages.dev' },
  ];
  for (const changes of passing) expect(refusal(changes)).not.toThrow();
  expect(refusal({}, [])).not.toThrow();
});

test.each([
  ['https://agency.se', true],
  ['https://dunavik.example', false],
  ['https://www.example.com', false],
  ['http://localhost:8788', false],
])('whether %s is a real domain: %s', (url, isReal) => expect(isRealDomain(url)).toBe(isReal));
