import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAnimalSimulation } from '../../../src/shell/footer/animals/animalSimulation.ts';
import { animalSize } from '../../../src/shell/footer/animals/animalSize.ts';

const area = { width: 1200, height: 240 };
const newSimulation = () => createAnimalSimulation([0.1, 0.9], area, () => 0.5);

describe('the herd', () => {
  test('starts where it is placed, on the ground', () => {
    const simulation = newSimulation();
    expect(simulation.at(0)).toMatchObject({ x: 104, y: 80 });
    expect(simulation.at(1)).toMatchObject({ x: 936, y: 80 });
    expect(simulation.at(2)).toBeUndefined();
  });

  test('keeps a held one still while the other roams', () => {
    const simulation = createAnimalSimulation([0.4, 0.6], area, () => 0.9);
    simulation.pickUp(0);
    for (let step = 0; step < 60; step++) simulation.step(1 / 60);
    expect(simulation.at(0)).toMatchObject({ x: 416, y: 80 });
    expect(simulation.at(1)?.x).not.toBe(624);
  });

  test('continues from where one was dropped', () => {
    const simulation = newSimulation();
    simulation.pickUp(0);
    simulation.carry(0, 300, -60, 0.1);
    simulation.letGo(0, false);
    expect(simulation.at(0)).toMatchObject({ x: 404, y: 20, vx: 0, vy: 0 });
    simulation.step(1 / 60);
    expect(simulation.at(0)?.x).toBeCloseTo(404, 0);
    // It has begun to fall.
    expect(simulation.at(0)?.y).toBeCloseTo(20.67, 1);
  });

  test('lets a thrown one fly on in the direction of the throw', () => {
    const simulation = newSimulation();
    simulation.pickUp(0);
    for (let move = 0; move < 5; move++) simulation.carry(0, 12, -4, 1 / 60);
    simulation.letGo(0, true);
    const before = simulation.at(0)?.x ?? 0;
    for (let step = 0; step < 10; step++) simulation.step(1 / 60);
    expect(simulation.at(0)?.x).toBeGreaterThan(before + 30);
  });

  test.each([
    ['a hand that moves', 12],
    ['a hand that rests', 0],
  ])('keeps a finite position although two events of %s have the same timestamp', (_, dx) => {
    const simulation = newSimulation();
    simulation.pickUp(0);
    simulation.carry(0, dx, 0, 0);
    simulation.letGo(0, true);
    simulation.step(1 / 60);
    expect(simulation.at(0)?.x).toBeGreaterThanOrEqual(104 + dx);
    expect(simulation.at(0)?.x).toBeLessThan(140);
  });

  test('drops the earlier velocity of one that is picked up again', () => {
    const simulation = newSimulation();
    simulation.pickUp(0);
    simulation.carry(0, 200, 0, 0.01);
    simulation.letGo(0, true);
    simulation.pickUp(0);
    simulation.letGo(0, true);
    expect(simulation.at(0)).toMatchObject({ vx: 0, vy: 0 });
  });

  test('keeps the relative position when the stage is resized', () => {
    const simulation = newSimulation();
    const share = (index: number, width: number) => (simulation.at(index)?.x ?? 0) / (width - animalSize);
    const before = [0, 1].map((index) => share(index, area.width));
    simulation.resize({ width: 360, height: 200 });
    for (const index of [0, 1]) {
      expect(share(index, 360)).toBeCloseTo(before[index] ?? 0);
      expect(simulation.at(index)?.y).toBe(40);
    }
  });

  test('restores its position after the stage was too small for a while', () => {
    const simulation = newSimulation();
    const before = [simulation.at(0), simulation.at(1)];
    simulation.resize({ width: 0, height: 0 });
    expect(simulation.at(1)).toMatchObject({ x: 0, y: 0 });
    simulation.resize(area);
    expect([simulation.at(0), simulation.at(1)]).toEqual(before);
  });

  test('stays on its stage whatever the input', () => {
    const number = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
    const length = fc.double({ min: 0, max: 3000, noNaN: true });
    const index = fc.constantFrom(0, 1);
    const deed = fc.oneof(
      fc.record({ do: fc.constant('step' as const), seconds: fc.double() }),
      fc.record({ do: fc.constant('resize' as const), width: length, height: length }),
      fc.record({ do: fc.constant('pickUp' as const), index }),
      fc.record({ do: fc.constant('carry' as const), index, dx: number(1e5), dy: number(1e5), seconds: number(10) }),
      fc.record({ do: fc.constant('letGo' as const), index, throwing: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (deeds, chance) => {
        const simulation = createAnimalSimulation([0.1, 0.9], area, () => chance);
        let stage = area;
        for (const one of deeds) {
          if (one.do === 'step') simulation.step(one.seconds);
          else if (one.do === 'resize') {
            stage = { width: one.width, height: one.height };
            simulation.resize(stage);
          } else if (one.do === 'pickUp') simulation.pickUp(one.index);
          else if (one.do === 'carry') simulation.carry(one.index, one.dx, one.dy, one.seconds);
          else simulation.letGo(one.index, one.throwing);
          for (const { x, y } of [simulation.at(0), simulation.at(1)].filter((animal) => animal !== undefined)) {
            expect(x >= 0 && x <= Math.max(0, stage.width - animalSize)).toBe(true);
            expect(y >= 0 && y <= Math.max(0, stage.height - animalSize)).toBe(true);
          }
        }
      }),
    );
  });
});
