import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCord, type Place } from '../../../src/ui/line/cord/simulation.ts';

const link = 10;
const elastic = 40;

/** A cord with three loops, from the left to a straight end; places a link apart. */
function tangled(): Place[] {
  const places: Place[] = [{ x: 0, y: 0 }];
  let heading = 0;
  const go = (links: number, turn: number) => {
    for (let i = 0; i < links; i++) {
      heading += turn / links;
      const { x, y } = places.at(-1) as Place;
      places.push({ x: x + link * Math.cos(heading), y: y + link * Math.sin(heading) });
    }
  };
  go(60, 0);
  for (const links of [30, 50, 25]) {
    go(links, -2 * Math.PI);
    go(12, 0);
  }
  go(40, 0);
  return places;
}

function lengthOf(places: readonly Place[]) {
  return places.reduce((sum, { x, y }, at) => {
    const before = places[at - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);
}

const places = tangled();
const newCord = () => createCord(places, link, elastic);

test('however it is pulled, it never gets longer than its elastic', () => {
  const move = fc.record({ x: fc.integer({ min: -600, max: 900 }), y: fc.integer({ min: -400, max: 400 }) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.nat(160), (moves, at) => {
      const cord = newCord();
      const start = places[at] as Place;
      cord.take(start, link);
      for (const { x, y } of moves) {
        cord.drag({ x: start.x + x, y: start.y + y }, 18);
        expect(lengthOf(cord.places())).toBeLessThanOrEqual(lengthOf(places) + elastic + 0.01);
      }
      cord.release();
      expect(lengthOf(cord.places())).toBeCloseTo(lengthOf(places), 6);
    }),
    { numRuns: 40 },
  );
});
