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

describe('samples', () => {
  const going = (changes: object) => () =>
    refuseSamples({ address: 'https://agency.se', url: 'https://dunavik.example', told: false, ...changes }, [
      'work.yaml',
      'person.yaml',
    ]);

  test('do not go live on a real domain, and are listed', () => {
    expect(going({})).toThrow(/^2 samples would go live on agency\.se\. .*--with-samples:\nwork\.yaml\nperson\.yaml$/);
  });

  test('do not go live where the site is for a real domain, either', () => {
    expect(going({ address: 'https://dunavik-website.pages.dev', url: 'https://agency.se' })).toThrow('live on agency.se');
  });

  test.each([
    ['if told to', { told: true }],
    ['on a reserved domain', { address: 'https://dunavik.example' }],
    ['where the host lets a site be tried out', { address: 'https://dunavik-website.pages.dev' }],
  ])('pass %s', (_, changes) => expect(going(changes)).not.toThrow());

  test('stop nothing where there are none', () => {
    expect(() => refuseSamples({ address: 'https://agency.se', told: false }, [])).not.toThrow();
  });

  test.each(['https://agency.se', 'https://example.agency.se'])('%s is real', (url) => expect(isRealDomain(url)).toBe(true));
  test.each([
    'https://dunavik.example',
    'https://www.example.com',
    'http://localhost:8788',
    'http://127.0.0.1:8788',
    'https://a.test',
  ])('%s is not', (url) => expect(isRealDomain(url)).toBe(false));
});

test('every person has a portrait, and every portrait a person', () => {
  const names = (pattern: string) => globSync(pattern).map((file) => basename(file).replace(/\.\w+$/, ''));
  expect(names('src/illustrations/people/*.svg').sort()).toEqual(names('src/content/people/*.yaml').sort());
});
