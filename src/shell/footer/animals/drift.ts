import { animalSize } from './stage.ts';

/** Units are CSS pixels and seconds. (x, y) is the animal's top left corner in its area. */
export interface Animal {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Seconds until it picks a new target speed. */
  retargetIn: number;
  /** The speed that it accelerates to, in px/s; negative to the left. */
  targetVx: number;
  /** The speed at which it landed in this step, in px/s; 0 if it did not land. */
  impact: number;
}

export interface Area {
  width: number;
  height: number;
}

/** The maximum speed of a stroll, in px/s. */
const strollSpeed = 22;
/** The maximum speed of a throw, in px/s. */
const maxThrowSpeed = 900;
/** How quickly a throw slows down: after 1/drag seconds a third of the speed is left. */
const drag = 2.2;
/** In px/s². A fall of 40 px takes 0.2 seconds, as for an animal half a metre high. */
const gravity = 2400;
/** The longest step in seconds, so that animals do not jump after a pause. */
const maxStep = 0.05;

const limit = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/**
 * The largest x and y at which the whole animal is inside the area; zero in an area smaller than
 * the animal.
 */
export const bounds = ({ width, height }: Area) => ({
  right: Math.max(0, width - animalSize),
  bottom: Math.max(0, height - animalSize),
});

/** Creates an animal at rest on the ground, at `share` of the way from left to right. */
export function animalAtRest(area: Area, share: number): Animal {
  const { right, bottom } = bounds(area);
  return {
    x: right * limit(share, 0, 1),
    y: bottom,
    vx: 0,
    vy: 0,
    retargetIn: 0,
    targetVx: 0,
    impact: 0,
  };
}

/**
 * Maps a position to another area: at the same share of the width, and at the same height above the
 * ground.
 */
export function scalePosition({ x, y }: Pick<Animal, 'x' | 'y'>, from: Area, to: Area) {
  const before = bounds(from);
  const after = bounds(to);
  return {
    x: before.right > 0 ? limit((x / before.right) * after.right, 0, after.right) : 0,
    y: limit(after.bottom - (before.bottom - y), 0, after.bottom),
  };
}

/** Moves an animal inside the area if it is outside. */
function keepInside(animal: Animal, area: Area): Animal {
  const { right, bottom } = bounds(area);
  return { ...animal, x: limit(animal.x, 0, right), y: limit(animal.y, 0, bottom) };
}

/**
 * Advances an animal by `seconds`: it strolls at random, loses the speed of a throw, falls to the
 * ground, and turns back at the edges.
 * @param random returns numbers from 0 up to 1, as Math.random does
 */
export function drift(animal: Animal, area: Area, seconds: number, random: () => number): Animal {
  const dt = limit(Number.isFinite(seconds) ? seconds : 0, 0, maxStep);
  let { targetVx, retargetIn } = animal;
  retargetIn -= dt;
  if (retargetIn <= 0) {
    retargetIn = 2 + random() * 5;
    // In one of four cases the animal does not move.
    targetVx = random() < 0.25 ? 0 : (random() * 2 - 1) * strollSpeed;
  }
  const ease = Math.exp(-drag * dt);
  let vx = targetVx + (limit(animal.vx, -maxThrowSpeed, maxThrowSpeed) - targetVx) * ease;
  let vy = limit(animal.vy, -maxThrowSpeed, maxThrowSpeed) * ease + gravity * dt;
  const moved = keepInside({ ...animal, x: animal.x + vx * dt, y: animal.y + vy * dt }, area);
  const { right, bottom } = bounds(area);
  if ((moved.x === 0 && vx < 0) || (moved.x === right && vx > 0)) {
    vx *= -0.5;
    targetVx = -targetVx;
  }
  const impact = moved.y === bottom && animal.y < bottom ? vy : 0;
  if ((moved.y === 0 && vy < 0) || (moved.y === bottom && vy > 0)) vy = 0;
  return { x: moved.x, y: moved.y, vx, vy, retargetIn, targetVx, impact };
}
