/**
 * How the washing moves, without a browser. Times are in ms since the line begins to rise, angles
 * in degrees.
 */

export const riseMs = 400;
const apartMs = 90;
const flyMs = 460;
const swingMs = 700;
/** How a cover swings when the line catches it. Its pegs stay on the line. */
const swing = [5, -3, 1, 0];
/** How a cover with one peg turns around it, and stays turned. */
const turned = 11;
const turn = [0, turned + 6, turned - 4, turned];
/** How much of its sag the line has when it bounces after the last cover. */
const bounces = [1.5, 0.75, 1.15, 1];
const bounceMs = 125;

/** Matches windows at least twice as wide as high, which keep room for the covers. */
export const shallowWindow = '(aspect-ratio >= 2)';

/** How far a peg is from its side of the cover, in per cent of the cover's width. */
export const pegInset = 14;

/**
 * How covers hang: in wide windows a share of the width between the page's margins, the share of the
 * cover that is left of it, and the cover's size; and how high each is, compared with the highest.
 * In narrow windows all have the same width.
 */
export function placesOf(count: number): Record<'at' | 'anchor' | 'size' | 'tall', number[]> {
  if (count === 1) return { at: [0.5], anchor: [0.5], size: [1], tall: [0.77] };
  if (count === 2)
    return { at: [0.22, 0.78], anchor: [0.22, 0.78], size: [1, 1], tall: [0.77, 0.77] };
  return { at: [0, 0.35, 1], anchor: [0, 0, 1], size: [1.02, 1, 1.02], tall: [0.77, 1, 0.77] };
}

/** When the line throws a cover up, and how long that flies and swings. */
export const thrownAt = (index: number) => index * apartMs;
export const throwMs = flyMs + swingMs;

/** When the line catches a cover. */
export const caughtAt = (index: number) => thrownAt(index) + flyMs;

/** How a cover turns in the air. */
const tumble = [-9, 4];
/** A parabola's way up, and its way down. */
const up = 'cubic-bezier(0.33, 0.67, 0.67, 1)';
const down = 'cubic-bezier(0.33, 0, 0.67, 0.33)';

/**
 * A cover's flight from below the hero to above the line, from where it drops onto it, and what it
 * does when the line catches it.
 * @param from how far below its place it starts, in CSS pixels
 * @param above how far above the line it flies, in CSS pixels
 */
export function throwFrames(from: number, above: number, hasOnePeg = false): Keyframe[] {
  const movements = hasOnePeg
    ? turn.map((degrees) => `rotate(${degrees}deg)`)
    : swing.map((degrees) => `skewX(${degrees}deg)`);
  const [start, top] = [Math.sqrt(from + above), Math.sqrt(above)];
  return [
    { transform: `translateY(${from}px) rotate(${tumble[0]}deg)`, easing: up },
    {
      transform: `translateY(${-above}px) rotate(${tumble[1]}deg)`,
      offset: ((start / (start + top)) * flyMs) / throwMs,
      easing: down,
    },
    ...movements.map((movement, index) => ({
      transform: `translateY(0) ${movement}`,
      offset: (flyMs + (index * swingMs) / (movements.length - 1)) / throwMs,
      easing: 'ease-in-out',
    })),
  ];
}

/** How a cover that has one peg comes up to its second one, and swings when it has that. */
export const liftFrames = { transform: [`rotate(${turned}deg)`, 'rotate(-2deg)'] };
export const peggedFrames = { transform: ['rotate(-2deg)', 'rotate(1deg)', 'none'] };

/**
 * How much of its sag the line has: none until it catches the first cover, and more with each. Then
 * it bounces.
 */
export function sagFrames(count: number) {
  const last = caughtAt(count - 1);
  const frames = [
    { at: 0, sag: 0 },
    ...Array.from({ length: count }, (_, index) => ({ at: caughtAt(index), sag: index / count })),
    ...bounces.map((sag, index) => ({ at: last + (index + 1) * bounceMs, sag })),
  ];
  return { frames, total: last + bounces.length * bounceMs };
}
