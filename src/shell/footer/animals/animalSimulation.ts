import { type Animal, type Area, animalAtRest, bounds, drift, scalePosition } from './drift.ts';

/** The weight of the newest movement in the smoothed speed of a drag. */
const smoothing = 0.4;

/**
 * Simulates the animals of one stage, without the DOM: callers read positions from `at`.
 * @param starts the starting positions, as shares of the way from left to right
 */
export function createAnimalSimulation(
  starts: readonly number[],
  area: Area,
  random: () => number = Math.random,
) {
  let stage = area;
  let animals: Animal[] = starts.map((share) => animalAtRest(area, share));
  /**
   * The animals after the last movement, and the area at that time. Restores positions after the
   * stage was small for a while.
   */
  let lastMoved = { animals, area };
  const held = new Set<number>();

  const move = (next: (animal: Animal, index: number) => Animal) => {
    animals = animals.map(next);
    lastMoved = { animals, area: stage };
  };
  const moveOne = (target: number, next: (animal: Animal) => Animal) =>
    move((animal, index) => (index === target ? next(animal) : animal));

  return {
    at: (index: number): Animal | undefined => animals[index],
    /** Advances by `seconds` all animals that are not held. Those that are asleep do not walk. */
    step(seconds: number, asleep: readonly boolean[] = []) {
      move((animal, index) => {
        if (held.has(index)) return animal;
        const next = asleep[index] ? { ...animal, targetVx: 0, retargetIn: 1 } : animal;
        return drift(next, stage, seconds, random);
      });
    },
    resize(next: Area) {
      stage = next;
      animals = animals.map((animal, index) => ({
        ...animal,
        ...scalePosition(lastMoved.animals[index] ?? animal, lastMoved.area, next),
      }));
    },
    pickUp(index: number) {
      held.add(index);
      moveOne(index, (animal) => ({ ...animal, vx: 0, vy: 0, impact: 0 }));
    },
    /**
     * Carries an animal by CSS pixels within the area. `seconds` since the last call determine the
     * speed of a throw.
     */
    carry(index: number, dx: number, dy: number, seconds: number) {
      const dt = Math.max(seconds, 0.004);
      const { right, bottom } = bounds(stage);
      moveOne(index, (animal) => ({
        ...animal,
        x: Math.min(Math.max(animal.x + dx, 0), right),
        y: Math.min(Math.max(animal.y + dy, 0), bottom),
        vx: animal.vx + (dx / dt - animal.vx) * smoothing,
        vy: animal.vy + (dy / dt - animal.vy) * smoothing,
      }));
    },
    /** Releases an animal. It flies on only if `throwing`. */
    letGo(index: number, throwing: boolean) {
      held.delete(index);
      if (!throwing) moveOne(index, (animal) => ({ ...animal, vx: 0, vy: 0 }));
    },
  };
}
