import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { animalSize } from '../../../src/shell/footer/animals/animalSize.ts';
import { createHerd } from '../../../src/shell/footer/animals/herd.ts';

const area = { width: 1200, height: 240 };
const newHerd = () => createHerd([0.1, 0.9], area, () => 0.5);

describe('the herd', () => {
  test('starts where it is told, on the ground', () => {
    const herd = newHerd();
    expect(herd.at(0)).toMatchObject({ x: 104, y: 80 });
    expect(herd.at(1)).toMatchObject({ x: 936, y: 80 });
    expect(herd.at(2)).toBeUndefined();
  });

  test('lets the one that is held alone while the other roams', () => {
    const herd = createHerd([0.4, 0.6], area, () => 0.9);
    herd.pickUp(0);
    for (let step = 0; step < 60; step++) herd.step(1 / 60);
    expect(herd.at(0)).toMatchObject({ x: 416, y: 80 });
    expect(herd.at(1)?.x).not.toBe(624);
  });

  test('goes on from where one was put down', () => {
    const herd = newHerd();
    herd.pickUp(0);
    herd.carry(0, 300, -60, 0.1);
    herd.letGo(0, false);
    expect(herd.at(0)).toMatchObject({ x: 404, y: 20, vx: 0, vy: 0 });
    herd.step(1 / 60);
    expect(herd.at(0)?.x).toBeCloseTo(404, 0);
    expect(herd.at(0)?.y).toBeCloseTo(20, 0);
  });

  test('lets one that is thrown fly on the way the hand went', () => {
    const herd = newHerd();
    herd.pickUp(0);
    for (let move = 0; move < 5; move++) herd.carry(0, 12, -4, 1 / 60);
    herd.letGo(0, true);
    const before = herd.at(0)?.x ?? 0;
    for (let step = 0; step < 10; step++) herd.step(1 / 60);
    expect(herd.at(0)?.x).toBeGreaterThan(before + 30);
  });

  test.each([
    ['a hand that moves', 12],
    ['a hand that rests', 0],
  ])('can tell where it is although two reports of %s come at the same moment', (_, dx) => {
    const herd = newHerd();
    herd.pickUp(0);
    herd.carry(0, dx, 0, 0);
    herd.letGo(0, true);
    herd.step(1 / 60);
    expect(herd.at(0)?.x).toBeGreaterThanOrEqual(104 + dx);
    expect(herd.at(0)?.x).toBeLessThan(140);
  });

  test('does not keep an earlier flight when picked up again', () => {
    const herd = newHerd();
    herd.pickUp(0);
    herd.carry(0, 200, 0, 0.01);
    herd.letGo(0, true);
    herd.pickUp(0);
    herd.letGo(0, true);
    expect(herd.at(0)).toMatchObject({ vx: 0, vy: 0 });
  });

  test('stands as far along the way when the stage changes', () => {
    const herd = newHerd();
    const share = (index: number, width: number) => (herd.at(index)?.x ?? 0) / (width - animalSize);
    const before = [0, 1].map((index) => share(index, area.width));
    herd.resize({ width: 360, height: 200 });
    for (const index of [0, 1]) {
      expect(share(index, 360)).toBeCloseTo(before[index] ?? 0);
      expect(herd.at(index)?.y).toBe(40);
    }
  });

  test('finds its place again after the stage was too small for a while', () => {
    const herd = newHerd();
    const before = [herd.at(0), herd.at(1)];
    herd.resize({ width: 0, height: 0 });
    expect(herd.at(1)).toMatchObject({ x: 0, y: 0 });
    herd.resize(area);
    expect([herd.at(0), herd.at(1)]).toEqual(before);
  });

  test('stays on its stage whatever is done to it', () => {
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
        const herd = createHerd([0.1, 0.9], area, () => chance);
        let stage = area;
        for (const one of deeds) {
          if (one.do === 'step') herd.step(one.seconds);
          else if (one.do === 'resize') {
            stage = { width: one.width, height: one.height };
            herd.resize(stage);
          } else if (one.do === 'pickUp') herd.pickUp(one.index);
          else if (one.do === 'carry') herd.carry(one.index, one.dx, one.dy, one.seconds);
          else herd.letGo(one.index, one.throwing);
          for (const { x, y } of [herd.at(0), herd.at(1)].filter((animal) => animal !== undefined)) {
            expect(x >= 0 && x <= Math.max(0, stage.width - animalSize)).toBe(true);
            expect(y >= 0 && y <= Math.max(0, stage.height - animalSize)).toBe(true);
          }
        }
      }),
    );
  });
});
