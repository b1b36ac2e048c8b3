import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { animalSize } from '../../../src/shell/footer/animals/animalSize.ts';
import { type Animal, animalAtRest, drift } from '../../../src/shell/footer/animals/drift.ts';

const area = { width: 1200, height: 240 };
const atRest: Animal = { x: 500, y: area.height - animalSize, vx: 0, vy: 0, retargetIn: 3, targetVx: 0, impact: 0 };
/** Its value does not matter while the animal keeps its target speed. */
const steady = () => 0.5;

function later(animal: Animal, seconds: number, random = steady): Animal {
  let now = animal;
  for (let step = 0; step < seconds * 60; step++) now = drift(now, area, 1 / 60, random);
  return now;
}

describe('an animal', () => {
  test.each([
    [0, { x: 0, y: 80 }],
    [0.5, { x: 520, y: 80 }],
    [1, { x: 1040, y: 80 }],
    [-3, { x: 0, y: 80 }],
    [7, { x: 1040, y: 80 }],
  ])('placed at the fraction %d rests on the ground, inside the area', (share, place) => {
    expect(animalAtRest(area, share)).toMatchObject(place);
  });

  test('without a target speed stays where it is', () => {
    expect(later(atRest, 2)).toMatchObject({ x: 500, y: 80 });
  });

  test('that heads right arrives further right, at walking speed', () => {
    const { x } = later({ ...atRest, targetVx: 20 }, 2);
    expect(x).toBeGreaterThan(510);
    expect(x).toBeLessThan(540);
  });

  test('that is thrown slows down within a few seconds', () => {
    expect(Math.abs(later({ ...atRest, x: 0, vx: 900, retargetIn: 9 }, 4).vx)).toBeLessThan(1);
  });

  test('that is let go 51 px up falls like a thing with weight, and says how hard it lands', () => {
    const high = { ...atRest, y: atRest.y - 51 };
    expect(later(high, 0.1).y).toBeLessThan(atRest.y - 25);
    expect(later(high, 0.25).y).toBe(atRest.y);
    const impacts: number[] = [];
    let now: Animal = high;
    for (let frame = 0; frame < 60; frame++) {
      now = drift(now, area, 1 / 60, steady);
      if (now.impact) impacts.push(now.impact);
    }
    expect(impacts).toHaveLength(1);
    expect(impacts[0]).toBeGreaterThan(350);
  });

  test('that is thrown up falls back to the ground', () => {
    expect(later({ ...atRest, y: 10, vy: -400, retargetIn: 30 }, 6).y).toBe(area.height - animalSize);
  });

  test.each([
    ['left', { x: 0, vx: -300, targetVx: -20 }, 1],
    ['right', { x: area.width - animalSize, vx: 300, targetVx: 20 }, -1],
  ])('that runs into the %s edge turns back', (_, state, way) => {
    const turned = drift({ ...atRest, ...state }, area, 1 / 60, steady);
    expect(Math.sign(turned.vx)).toBe(way);
    expect(Math.sign(turned.targetVx)).toBe(way);
  });

  test('picks a new target speed when its time is up, and keeps it for at least two seconds', () => {
    const changed = drift({ ...atRest, retargetIn: 0.001 }, area, 1 / 60, () => 0.9);
    expect(changed.targetVx).not.toBe(0);
    expect(changed.retargetIn).toBeGreaterThanOrEqual(2);
  });

  test('does not jump after the tab was hidden for an hour', () => {
    const { x } = drift({ ...atRest, vx: 20, targetVx: 20, retargetIn: 1e9 }, area, 3600, steady);
    expect(x - atRest.x).toBeLessThan(2);
  });

  test.each([0, -5, Number.NaN, Number.NEGATIVE_INFINITY])('stays where it is when the clock reports %d seconds', (seconds) => {
    expect(drift({ ...atRest, vx: 50, targetVx: 20 }, area, seconds, steady)).toMatchObject({ x: atRest.x, y: atRest.y });
  });

  test('stays on any stage at any speed, even on one smaller than itself', () => {
    const length = fc.double({ min: 0, max: 4000, noNaN: true });
    const speed = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const size = fc.record({ width: length, height: length });
    const share = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(size, share, speed, speed, fc.array(fc.double()), share, (stage, start, vx, vy, times, chance) => {
        let animal: Animal = { ...animalAtRest(stage, start), vx, vy };
        for (const seconds of times) animal = drift(animal, stage, seconds, () => chance);
        expect(animal.x).toBeGreaterThanOrEqual(0);
        expect(animal.y).toBeGreaterThanOrEqual(0);
        expect(animal.x).toBeLessThanOrEqual(Math.max(0, stage.width - animalSize));
        expect(animal.y).toBeLessThanOrEqual(Math.max(0, stage.height - animalSize));
      }),
    );
  });
});
