import { routes } from '../../src/site.ts';
import { expect, test } from './flow.ts';

/** The line of the home page's first screen: where it ends, in CSS pixels of the window, and how high it is without its stroke, in the drawing's units. */
function line() {
  const hero = document.querySelector('main section');
  const parts = [...(hero?.querySelectorAll<SVGPathElement>('svg > path') ?? [])].filter((part) => part.checkVisibility());
  const last = parts.at(-1);
  const end = last?.getPointAtLength(last.getTotalLength()).matrixTransform(last.getScreenCTM() ?? undefined);
  return {
    end: { x: Math.round(end?.x ?? 0), y: Math.round(end?.y ?? 0) },
    high: Math.max(...parts.map((part) => part.getBBox().height)),
  };
}

test('the line is pulled hand over hand until it is straight, and stays so', async ({ visit }) => {
  await visit.open(routes.home);
  const before = await visit.read(line);
  expect(before.high).toBeGreaterThan(100);
  // It rises to a pointer that comes near, once its script is there.
  await expect(async () => {
    await visit.driver.point(before.end.x - 40, before.end.y - 40);
    await visit.driver.point(before.end.x - 5, before.end.y - 8);
    expect((await visit.read(line)).end).not.toEqual(before.end);
  }).toPass({ timeout: 30_000 });
  await visit.driver.point(before.end.x - 2, before.end.y);
  await expect(async () => {
    await visit.driver.hold();
    for (let x = 0; x <= 12; x++) await visit.driver.point(900 + x * 41, before.end.y);
    await visit.driver.letGo();
    await visit.driver.point(900, before.end.y);
    expect((await visit.read(line)).high).toBeLessThan(12);
  }).toPass({ timeout: 60_000, intervals: [50] });
  await visit.sees('the puli has taken the end away', [true, true], () => {
    const hero = document.querySelector('main section');
    const parts = [...(hero?.querySelectorAll('svg > path') ?? [])].filter((part) => part.checkVisibility());
    return [hero?.querySelector('img') === null, (parts.at(-1)?.getBoundingClientRect().right ?? 0) >= window.innerWidth];
  });
  await visit.follow('main a', 'See our work', routes.works);
  await visit.driver.back();
  await visit.sees('the first page again', true, () => document.querySelector('h1')?.textContent?.startsWith('From tangled'));
  expect((await visit.read(line)).high).toBeLessThan(12);
});
