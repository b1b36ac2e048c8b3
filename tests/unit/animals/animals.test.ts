import { expect, test } from 'vitest';
import { createAnimalSimulation } from '#src/shell/footer/animals/animalSimulation.ts';
import { type Animal, drift } from '#src/shell/footer/animals/drift.ts';
import { animalSize } from '#src/shell/footer/animals/stage.ts';

const area = { width: 1200, height: 240 };
const right = area.width - animalSize;
const ground = area.height - animalSize;
const atRest: Animal = { x: 500, y: ground, vx: 0, vy: 0, retargetIn: 9, targetVx: 0, impact: 0 };

// A clock may stop, go backwards, or include the hour for which the tab was hidden.
test.each([0, -5, 3600])('an animal does not jump if the clock says %d seconds', (seconds) => {
  const { x } = drift({ ...atRest, vx: 20, targetVx: 20 }, area, seconds, () => 0.5);
  expect(x >= 500 && x < 502, `${x}`).toBe(true);
});

const newHerd = () => createAnimalSimulation([0.1, 0.9], area, () => 0.9);

test.each([
  ['fall straight down when dropped', false, 163, 165],
  ['keep their speed when thrown', true, 194, 400],
])('the animals %s', (_, throwing, min, max) => {
  const herd = newHerd();
  herd.pickUp(0);
  for (let move = 0; move < 5; move++) herd.carry(0, 12, -4, 1 / 60);
  herd.letGo(0, throwing);
  for (let step = 0; step < 10; step++) herd.step(1 / 60);
  const { x = 0, y } = herd.at(0) ?? {};
  expect(x > min && x < max, `${x}`).toBe(true);
  expect(y === ground).toBe(!throwing);
});

test.each([-9000, 9000])('an animal that is thrown by %d both ways stays inside', (distance) => {
  const herd = newHerd();
  herd.pickUp(0);
  herd.carry(0, distance, distance, 0.01);
  herd.letGo(0, true);
  for (let step = 0; step < 100; step++) {
    const { x = -1, y = -1 } = herd.at(0) ?? {};
    expect(x >= 0 && x <= right && y >= 0 && y <= ground, `${x}, ${y}`).toBe(true);
    herd.step(1 / 60);
  }
});

test('an animal that is caught as it lands is not squashed in each frame', () => {
  const herd = newHerd();
  herd.pickUp(0);
  herd.carry(0, 0, -80, 0.01);
  herd.letGo(0, false);
  for (let step = 0; step < 600 && herd.at(0)?.impact === 0; step++) herd.step(1 / 60);
  expect(herd.at(0)?.impact).toBeGreaterThan(0);
  herd.pickUp(0);
  expect(herd.at(0)?.impact).toBe(0);
});
