import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attribute, elements, findOne, parseDocument, textOf } from '../../scripts/html/document.ts';
import { loadIndustries, loadPage, loadServices } from '../../src/content/load.ts';
import { serviceGroups } from '../../src/content/services/groups.ts';
import { sectionOrder } from '../../src/screens/service/sectionOrder.ts';
import { industryPath, servicePath } from '../../src/site.ts';

const mainOf = (path: string) => findOne(parseDocument(readFileSync(`out${path}.html`, 'utf8')), 'main');
const headings = (path: string) =>
  elements(mainOf(path))
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => textOf(heading).trim());

const services = loadServices();
const words = loadPage('service', { name: '', spoken: '', duration: '' });

/** The headings that all services share, without those that name the service. */
const shared = [
  ...Object.values(words.openings),
  words.what,
  words.when,
  words.deliverables,
  words.weeks,
  words.questions,
  words.beside,
];
const orderOf = (slug: string) => headings(servicePath(slug)).filter((heading) => shared.includes(heading));

describe.each(services)('$slug', ({ slug, group }) => {
  test('opens on what its group has in hand', () => {
    const opening = group === 'product' ? words.weeks : words.openings[group];
    expect(orderOf(slug)[0]).toBe(opening);
  });

  test('says its weeks once', () => expect(orderOf(slug).filter((heading) => heading === words.weeks)).toHaveLength(1));

  test('has the order of the other services of its group', () => {
    const first = services.find((one) => one.group === group)?.slug ?? '';
    expect(orderOf(slug)).toEqual(orderOf(first));
  });
});

test('each group of services has an order of its own', () => {
  const orders = serviceGroups.map((group) =>
    orderOf(services.find((one) => one.group === group)?.slug ?? '')
      .slice(1)
      .join(),
  );
  expect(new Set(orders).size).toBe(serviceGroups.length);
});

test('in a composition no field follows one of its own colour, and no two groups have the same fields', () => {
  for (const sections of Object.values(sectionOrder)) {
    const tones = sections.map(([, tone]) => tone);
    expect(tones.filter((tone, index) => tone === tones[index - 1])).toEqual([]);
  }
  const all = Object.values(sectionOrder).map((sections) => sections.map(([section]) => section).join());
  expect(new Set(all).size).toBe(all.length);
});

const { figure, particular, rules, brings } = loadPage('industry');

test.each(loadIndustries())('$slug shows its figure below its head, and the works before the rules', ({ slug }) => {
  const order = headings(industryPath(slug));
  expect(order.filter((heading) => [figure, particular, rules, brings].includes(heading))).toEqual([
    figure,
    particular,
    rules,
    brings,
  ]);
  const sections = elements(mainOf(industryPath(slug))).flatMap((one) => attribute(one, 'aria-labelledby') ?? []);
  expect(sections.indexOf('related-works')).toBeLessThan(sections.indexOf('rules'));
});
