import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRealDomain, listSamples, refuseSamples } from '../../../scripts/build/samples.ts';
import { freshFolder } from '../freshFolder.ts';

const folder = freshFolder();

test('what is invented is listed by file and place', () => {
  const work = `${folder()}/work.yaml`;
  writeFileSync(work, 'sample: true\nresults:\n  - what: true\n  - sample: true\n');
  expect(listSamples(folder())).toEqual([work, `${work}: results[1]`]);
});

const refusal =
  (changes: object, samples = ['work.yaml', 'person.yaml']) =>
  () =>
    refuseSamples(
      { address: 'https://agency.se', url: 'https://dunavik.example', told: false, ...changes },
      samples,
    );

test('samples do not go live on a real domain, nor where the site is for one, and are listed', () => {
  expect(refusal({})).toThrow(
    /^2 samples would go live on agency\.se\. .*--with-samples:\nwork\.yaml\nperson\.yaml$/,
  );
  expect(
    refusal({ address: 'https://dunavik-website.pages.dev', url: 'https://agency.se' }),
  ).toThrow('live on agency.se');
});

test('samples pass if told to, on a reserved domain, where the host lets a site be tried out, and where there are none', () => {
  const passing = [
    { told: true },
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
])('%s is a real domain: %s', (url, real) => expect(isRealDomain(url)).toBe(real));
