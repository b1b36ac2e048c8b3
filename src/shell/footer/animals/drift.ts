import { animalSize } from './stage.ts';

/** Everything here is in CSS pixels and seconds; (x, y) is the animal's top left corner within its area. */
export interface Animal {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Seconds until it picks a new target speed. */
  retargetIn: number;
  /** The speed it is heading for, in px/s; negative to the left. */
  targetVx: number;
  /** The speed at which it has just touched the ground, in px/s; 0 while it stands or flies. */
  impact: number;
}

export interface Area {
  width: number;
  height: number;
}

/** A stroll: px/s. */
const stroll = 22;
/** The fastest that a throw can send it: px/s. */
const fastest = 900;
/** How soon a throw slows down; after 1/drag seconds a third of the speed is left. */
const drag = 2.2;
/** How fast it accelerates down to the ground line: px/s². A fall of 40 px takes 0.2 seconds, as it would for an animal of half a metre. */
const gravity = 2400;
/** The longest time that one frame counts for, so that animals do not jump after a pause. Seconds. */
const longestStep = 0.05;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The furthest left and top corner that keeps the whole animal inside; zero where the area is smaller than it. */
export const bounds = ({ width, height }: Area) => ({
  right: Math.max(0, width - animalSize),
  bottom: Math.max(0, height - animalSize),
});

/** An animal at rest on the ground at `share` of the way from left to right. */
export function animalAtRest(area: Area, share: number): Animal {
  const { right, bottom } = bounds(area);
  return {
    x: right * clamp(share, 0, 1),
    y: bottom,
    vx: 0,
    vy: 0,
    retargetIn: 0,
    targetVx: 0,
    impact: 0,
  };
}

/** Maps a position from one area to another: as far along the way, and as high above the ground. */
export function scalePosition({ x, y }: Pick<Animal, 'x' | 'y'>, from: Area, to: Area) {
  const before = bounds(from);
  const after = bounds(to);
  return {
    x: before.right > 0 ? clamp((x / before.right) * after.right, 0, after.right) : 0,
    y: clamp(after.bottom - (before.bottom - y), 0, after.bottom),
  };
}

/** Keeps an animal where it is as far as the area, which may have changed, allows. */
function keepInside(animal: Animal, area: Area): Animal {
  const { right, bottom } = bounds(area);
  return { ...animal, x: clamp(animal.x, 0, right), y: clamp(animal.y, 0, bottom) };
}

/**
 * An animal `seconds` later: it strolls at random, loses the speed of a throw, falls to the ground line, and turns back at
 * the edges.
 * @param random a source of numbers from 0 up to 1, such as Math.random
 */
export function drift(animal: Animal, area: Area, seconds: number, random: () => number): Animal {
  const dt = clamp(Number.isFinite(seconds) ? seconds : 0, 0, longestStep);
  let { targetVx, retargetIn } = animal;
  retargetIn -= dt;
  if (retargetIn <= 0) {
    retargetIn = 2 + random() * 5;
    // One time in four it just stands and looks.
    targetVx = random() < 0.25 ? 0 : (random() * 2 - 1) * stroll;
  }
  const ease = Math.exp(-drag * dt);
  let vx = targetVx + (clamp(animal.vx, -fastest, fastest) - targetVx) * ease;
  let vy = clamp(animal.vy, -fastest, fastest) * ease + gravity * dt;
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
