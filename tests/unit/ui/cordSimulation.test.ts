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

const lengthOf = (places: readonly Place[]) =>
  places
    .slice(1)
    .reduce((sum, { x, y }, index) => sum + Math.hypot(x - (places[index]?.x ?? 0), y - (places[index]?.y ?? 0)), 0);

const cordOf = (places = tangled()) => ({ cord: createCord(places, link, elastic), places, end: places.at(-1) as Place });

/** All turning of a cord: radians. Nobody holds it, so it does not move. */
const turningOf = (cord: ReturnType<typeof createCord>) => cord.drag({ x: 0, y: 0 }, 0);

/** Pulls the loose end to the right, hand over hand. */
function pullThrough({ cord, end }: ReturnType<typeof cordOf>, pulls: number, moves = 60) {
  for (let pull = 0; pull < pulls; pull++) {
    const held = cord.take(pull ? { x: end.x, y: end.y } : end, 200);
    for (let move = 1; held && move <= moves; move++) cord.drag({ x: held.x + move * 6, y: held.y }, 18);
    cord.release();
  }
}

const hands = fc.array(fc.record({ x: fc.integer({ min: -600, max: 900 }), y: fc.integer({ min: -400, max: 400 }) }), {
  maxLength: 40,
});

test('however it is pulled, it never gets longer than its elastic', () =>
  fc.assert(
    fc.property(hands, fc.nat(160), (moves, at) => {
      const { cord, places } = cordOf();
      const before = lengthOf(places);
      const start = places[at] as Place;
      cord.take(start, link);
      for (const { x, y } of moves) {
        cord.drag({ x: start.x + x, y: start.y + y }, 18);
        expect(lengthOf(cord.places())).toBeLessThanOrEqual(before + elastic + 0.01);
      }
      cord.release();
      expect(lengthOf(cord.places())).toBeCloseTo(before, 6);
    }),
    { numRuns: 40 },
  ));

test('the same hand does the same to it', () =>
  fc.assert(
    fc.property(hands, (moves) => {
      const results = [cordOf(), cordOf()].map(({ cord, end }) => {
        cord.take(end, link);
        for (const { x, y } of moves) cord.drag({ x: end.x + x, y: end.y + y }, 18);
        return cord.places();
      });
      expect(results[0]).toEqual(results[1]);
    }),
    { numRuns: 20 },
  ));

test('let go, or held still, it does not move', () => {
  const all = cordOf();
  pullThrough(all, 1);
  const { cord, end } = all;
  const left = cord.places();
  cord.drag({ x: 5000, y: 0 }, 18);
  expect(cord.places()).toEqual(left);
  const held = cord.take(end, 400) as Place;
  cord.drag(held, 18);
  expect(cord.places()).toEqual(left);
});

test('loops come out one by one, and then it is straight', () => {
  const all = cordOf();
  const turnings = [turningOf(all.cord)];
  for (let pull = 0; pull < 30; pull++) {
    pullThrough(all, 1, 15);
    turnings.push(turningOf(all.cord));
  }
  expect(turnings[0]).toBeGreaterThan(18);
  expect(turnings.at(-1)).toBeLessThan(1);
  // Neither at once nor all together: a turn or more remains in between.
  expect(turnings.filter((turning) => turning > 5 && turning < 17).length).toBeGreaterThan(1);
});

test('what is out of reach is not taken', () => {
  const { cord } = cordOf();
  expect(cord.take({ x: 0, y: 300 }, 50)).toBeUndefined();
});
