import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isRealDomain, listSamples, refuseSamples } from '../../../scripts/build/samples.ts';

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: parse(readFileSync(file, 'utf8')) }));

describe('what is invented', () => {
  const samples = listSamples();

  test('is listed by file and place', () => {
    expect(samples).toContain('src/site.ts: companies[0]');
    expect(samples).toContain('src/content/works/omlopp/work.yaml');
    expect(samples).toContain('src/content/works/omlopp/work.yaml: results[2]');
    expect(samples).toContain('src/content/works/omlopp/work.yaml: voice');
    expect(samples).toContain('src/content/services/scoping.yaml: priceFrom');
  });

  test('is every client, person, position and price of the sample content', () => {
    const files = ['works/*/work', 'people/*', 'jobs/*'].flatMap((kind) => read(`src/content/${kind}.yaml`));
    expect(files.filter(({ text }) => text.sample !== true).map(({ file }) => file)).toEqual([]);
    const services = read('src/content/services/*.yaml');
    expect(services.filter(({ text }) => text.priceFrom.sample !== true).map(({ file }) => file)).toEqual([]);
  });

  test('is no more once the lines are gone', () =>
    expect(listSamples([{ sample: false }])).not.toContain('src/site.ts: companies[0]'));
});

const refusal =
  (changes: object, samples = ['work.yaml', 'person.yaml']) =>
  () =>
    refuseSamples({ address: 'https://agency.se', url: 'https://dunavik.example', told: false, ...changes }, samples);

test('samples do not go live on a real domain, nor where the site is for one, and are listed', () => {
  expect(refusal({})).toThrow(/^2 samples would go live on agency\.se\. .*--with-samples:\nwork\.yaml\nperson\.yaml$/);
  expect(refusal({ address: 'https://dunavik-website.pages.dev', url: 'https://agency.se' })).toThrow('live on agency.se');
});

test('samples pass if told to, on a reserved domain, where the host lets a site be tried out, and where there are none', () => {
  const passing = [{ told: true }, { address: 'https://dunavik.example' }, { address: 'https://dunavik-website.pages.dev' }];
  for (const changes of passing) expect(refusal(changes)).not.toThrow();
  expect(refusal({}, [])).not.toThrow();
});

test.each([
  ['https://agency.se', true],
  ['https://dunavik.example', false],
  ['https://www.example.com', false],
  ['http://localhost:8788', false],
  ['https://a.test', false],
])('%s is a real domain: %s', (url, real) => expect(isRealDomain(url)).toBe(real));

test('every person has a portrait, and every portrait a person', () => {
  const names = (pattern: string) => globSync(pattern).map((file) => basename(file).replace(/\.\w+$/, ''));
  expect(names('src/illustrations/people/*.svg').sort()).toEqual(names('src/content/people/*.yaml').sort());
});
