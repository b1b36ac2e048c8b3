import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnimalSimulation } from '#src/shell/footer/animals/animalSimulation.ts';
import { type Animal, drift } from '#src/shell/footer/animals/drift.ts';
import { animalSize } from '#src/shell/footer/animals/stage.ts';

const area = { width: 1200, height: 240 };
const right = area.width - animalSize;
const ground = area.height - animalSize;
const atRest: Animal = { x: 500, y: ground, vx: 0, vy: 0, retargetIn: 9, targetVx: 0, impact: 0 };

test.each([
  ['left', { x: 0, vx: -300, targetVx: -20 }, 1],
  ['right', { x: right, vx: 300, targetVx: 20 }, -1],
])('an animal turns back at the %s edge', (_, state, sign) => {
  const turned = drift({ ...atRest, ...state }, area, 1 / 60, () => 0.5);
  expect([Math.sign(turned.vx), Math.sign(turned.targetVx)]).toEqual([sign, sign]);
});

// A clock may stop, go backwards, or include the hour for which the tab was hidden.
test.each([0, -5, Number.NaN, 3600])(
  'an animal does not jump if the clock says %d seconds',
  (seconds) => {
    const { x } = drift({ ...atRest, vx: 20, targetVx: 20 }, area, seconds, () => 0.5);
    expect(x >= 500 && x < 502, `${x}`).toBe(true);
  },
);

const newHerd = (starts = [0.1, 0.9]) => createAnimalSimulation(starts, area, () => 0.9);

test.each([
  ['fall straight down when dropped', false, 163, 165],
  ['keep their speed when thrown', true, 194, 400],
])('the animals %s', (_, throwing, min, max) => {
  const herd = newHerd();
  herd.pickUp(0);
  for (let move = 0; move < 5; move++) herd.carry(0, 12, -4, 1 / 60);
  herd.letGo(0, throwing);
  expect(herd.at(0)).toMatchObject({ x: 164, y: 60 });
  for (let step = 0; step < 10; step++) herd.step(1 / 60);
  const { x = 0, y } = herd.at(0) ?? {};
  expect(x > min && x < max, `${x}`).toBe(true);
  expect(y === ground).toBe(!throwing);
});

test('the animals keep their relative positions when the area is resized, also after it was empty', () => {
  const herd = newHerd();
  const before = [herd.at(0), herd.at(1)];
  herd.resize({ width: 0, height: 0 });
  expect(herd.at(1)).toMatchObject({ x: 0, y: 0 });
  herd.resize({ width: 360, height: 200 });
  expect([herd.at(0)?.x, herd.at(0)?.y, herd.at(1)?.x]).toEqual([
    expect.closeTo(20),
    40,
    expect.closeTo(180),
  ]);
  herd.resize(area);
  expect([herd.at(0), herd.at(1)]).toEqual(before);
});

test('the animals always stay inside their area', () => {
  const number = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  const length = fc.double({ min: 0, max: 3000, noNaN: true });
  const carried = {
    index: fc.nat(1),
    dx: number(1e5),
    dy: number(1e5),
    held: number(10),
    throwing: fc.boolean(),
  };
  const actions = fc.array(
    fc.record({ ...carried, width: length, height: length, seconds: fc.double() }),
  );
  const property = fc.property(actions, (all) => {
    const herd = newHerd();
    const expectOnStage = ({ width, height }: typeof area) => {
      for (const { x, y } of [herd.at(0), herd.at(1)].filter((animal) => animal !== undefined)) {
        expect(x >= 0 && x <= Math.max(0, width - animalSize)).toBe(true);
        expect(y >= 0 && y <= Math.max(0, height - animalSize)).toBe(true);
      }
    };
    for (const { index, dx, dy, held, throwing, seconds, ...stage } of all) {
      herd.resize(stage);
      herd.pickUp(index);
      herd.carry(index, dx, dy, held);
      herd.letGo(index, throwing);
      expectOnStage(stage);
      herd.step(seconds);
      expectOnStage(stage);
    }
  });
  fc.assert(property);
});
