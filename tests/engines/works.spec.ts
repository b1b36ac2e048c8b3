import { services } from '../../src/content/services/list.ts';
import { routes } from '../../src/site.ts';
import { expect, test } from './flow.ts';

/** The labels of the shown works, the heading that counts them, and the chosen filter. */
const state = () => ({
  labels: [...document.querySelectorAll<HTMLElement>('main li[data-service]')]
    .filter((work) => work.checkVisibility())
    .map(({ dataset }) => dataset.service ?? ''),
  count: document.querySelector('main [data-count]')?.textContent,
  chosen: document.querySelector('[data-facet=service] [aria-current=true]')?.firstChild?.textContent,
});

test('a filter changes list, count and address, and Back and Forward follow', { tag: '@smoke' }, async ({ visit }) => {
  const [service] = services;
  await visit.open(routes.works);
  const all = await visit.read(state);
  expect(all.labels.length).toBeGreaterThan(8);
  const labels = all.labels.filter((label) => label.split(' ').includes(service.slug));
  expect(labels.length).toBeGreaterThan(0);
  const filtered = {
    labels,
    count: `${labels.length} of ${all.labels.length} works: ${service.name}`,
    chosen: `${service.name} `,
  };

  await visit.click('[data-facet=service] a', service.name);
  await visit.isAt(`${routes.works}?service=${service.slug}`);
  await visit.sees('the works of one service', filtered, state);
  await visit.driver.back();
  await visit.isAt(routes.works);
  await visit.sees('all works', all, state);
  await visit.driver.forward();
  await visit.sees('the works of that service again', filtered, state);
  await visit.reload();
  await visit.sees('the same after a reload', filtered, state);
});
