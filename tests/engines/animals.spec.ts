import { routes } from '../../src/site.ts';
import { expect, test } from './flow.ts';
import type { Visit } from './visit.ts';

/** The cub's position on its stage. CSS pixels. */
function place() {
  const cub = document.querySelector('footer [data-animal=cub]');
  const own = cub?.getBoundingClientRect() ?? new DOMRect();
  const stage = cub?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return { x: own.x - stage.x, y: own.y - stage.y };
}

/** Scrolls to the animals and waits until they move. */
async function visitAnimals(visit: Visit) {
  await visit.open(routes.contact);
  // With real random numbers both animals would sometimes stand still for a while.
  await visit.read(() => void Object.assign(Math, { random: () => 0.9 }));
  await visit.sees('their behaviour has been fetched', true, () => {
    document.querySelector('footer')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return document.querySelector('footer [data-animal=cub]') !== null;
  });
  await visit.read(() => {
    const stage = document.querySelector('footer [data-animal=cub]')?.parentElement;
    stage?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const { x } = await visit.read(place);
  await expect.poll(async () => Math.abs((await visit.read(place)).x - x)).toBeGreaterThan(3);
}

test('the animals drift, shake under the mouse, pause, and are carried by it', async ({ visit }) => {
  const middleOfCub = () =>
    visit.read(() => {
      const { x, y, width, height } =
        document.querySelector('footer [data-animal=cub]')?.getBoundingClientRect() ?? new DOMRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    });
  const shakes = () => {
    const picture = document.querySelector('footer [data-animal=cub] img');
    return picture !== null && getComputedStyle(picture).animationName !== 'none';
  };
  await visitAnimals(visit);
  const strolling = await middleOfCub();
  await visit.driver.point(strolling.x, strolling.y);
  await visit.sees('it shakes', true, shakes);
  await visit.click('footer button', 'Pause the animals');
  await visit.sees('the button says what it does next', true, () =>
    [...document.querySelectorAll('footer button')].some((button) => button.textContent === 'Let the animals go on'),
  );
  const before = await visit.read(place);
  const middle = await middleOfCub();
  await visit.driver.point(middle.x, middle.y);
  await visit.sees('paused, it is left alone', false, shakes);
  expect(await visit.read(place)).toEqual(before);
  await visit.driver.hold();
  for (let step = 1; step <= 8; step++) await visit.driver.point(middle.x + step * 30, middle.y - step * 4);
  await visit.driver.letGo();
  await visit.sees(
    'it stands where it was put',
    { x: 240, y: -32 },
    (from) => {
      const cub = document.querySelector('footer [data-animal=cub]');
      const own = cub?.getBoundingClientRect() ?? new DOMRect();
      const stage = cub?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return { x: Math.round(own.x - stage.x - from.x), y: Math.round(own.y - stage.y - from.y) };
    },
    before,
  );
  await visit.click('footer button', 'Let the animals go on');
  const { x } = await visit.read(place);
  await expect.poll(async () => Math.abs((await visit.read(place)).x - x)).toBeGreaterThan(3);
});
