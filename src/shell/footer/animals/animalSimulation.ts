import { type Animal, type Area, animalAtRest, bounds, drift, scalePosition } from './drift.ts';

/** How quickly the speed of a drag follows the hand; the rest is what it was before. */
const freshness = 0.4;

/**
 * The animals of one stage, moved by `step` and by dragging. It does not touch the DOM: callers read positions from `at`.
 * @param starts where each begins, as a share of the way from left to right
 */
export function createAnimalSimulation(
  starts: readonly number[],
  area: Area,
  random: () => number = Math.random,
) {
  let ground = area;
  let animals: Animal[] = starts.map((share) => animalAtRest(area, share));
  /** Their positions after the last movement, and the area at that time, so that a stage that shrinks for a while can restore them. */
  let chosen = { places: animals, area };
  const held = new Set<number>();

  const move = (next: (animal: Animal, index: number) => Animal) => {
    animals = animals.map(next);
    chosen = { places: animals, area: ground };
  };
  const change = (index: number, next: (animal: Animal) => Animal) =>
    move((animal, at) => (at === index ? next(animal) : animal));

  return {
    at: (index: number): Animal | undefined => animals[index],
    /** Advances all animals that are not held by some seconds. */
    step(seconds: number) {
      move((animal, index) => (held.has(index) ? animal : drift(animal, ground, seconds, random)));
    },
    resize(next: Area) {
      ground = next;
      animals = animals.map((animal, index) => ({
        ...animal,
        ...scalePosition(chosen.places[index] ?? animal, chosen.area, next),
      }));
    },
    pickUp(index: number) {
      held.add(index);
      change(index, (animal) => ({ ...animal, vx: 0, vy: 0 }));
    },
    /** Carries an animal by CSS pixels within the area; `seconds` since the last call gives the speed of a throw. */
    carry(index: number, dx: number, dy: number, seconds: number) {
      const dt = Math.max(seconds, 0.004);
      const { right, bottom } = bounds(ground);
      change(index, (animal) => ({
        ...animal,
        x: Math.min(Math.max(animal.x + dx, 0), right),
        y: Math.min(Math.max(animal.y + dy, 0), bottom),
        vx: animal.vx + (dx / dt - animal.vx) * freshness,
        vy: animal.vy + (dy / dt - animal.vy) * freshness,
      }));
    },
    /** Releases an animal; with `throwing` false it stays where it is instead of flying on. */
    letGo(index: number, throwing: boolean) {
      held.delete(index);
      if (!throwing) change(index, (animal) => ({ ...animal, vx: 0, vy: 0 }));
    },
  };
}
