/**
 * How the clothesline moves, without a browser. Times are in ms since the covers begin to come,
 * angles in degrees.
 */

/** The CSS property for the share of its sag that the line has. */
export const sagShare = '--sag-share';

export const riseMs = 400;
/** How long the covers come along the line, and then swing. */
export const comeMs = 700;
const swingMs = 640;
/** How a cover trails behind its pegs as it comes, and swings when the line stops. */
const swing = [-14, 5, -3, 1.5, 0];
/** How a cover with one peg turns around it as it comes, and stays turned. */
const turned = 11;
const turn = [turned + 12, turned - 5, turned + 3, turned - 1, turned];
/** How much of its sag the line has when it bounces after it stopped. It is tight before. */
const bounces = [1.5, 0.75, 1.15, 1];
const bounceMs = 150;

/** Matches windows at least twice as wide as high, which keep room for the covers. */
export const shallowWindow = '(aspect-ratio >= 2)';

/** How far a peg is from its side of the cover, in per cent of the cover's width. */
export const pegInset = 13;

/** In wide windows, the width of a cover of size 1 as a share of the page's between its margins. */
export const ofPage = 0.296;

/**
 * Places covers on the line. In wide windows `at` is a share of the width between the page's margins,
 * `anchor` the share of the cover that is left of it, and `size` scales the cover; in narrow ones all
 * have the same width. `heightShare` compares their heights with the highest one.
 */
export function placesOf(
  count: number,
): Record<'at' | 'anchor' | 'size' | 'heightShare', number[]> {
  if (count === 1) return { at: [0.5], anchor: [0.5], size: [1], heightShare: [0.77] };
  if (count === 2)
    return { at: [0.22, 0.78], anchor: [0.22, 0.78], size: [1, 1], heightShare: [0.77, 0.77] };
  return {
    at: [0, 0.35, 1],
    anchor: [0, 0, 1],
    size: [1.02, 1, 1.02],
    heightShare: [0.77, 1, 0.77],
  };
}

export const entranceMs = comeMs + swingMs;

/**
 * A cover's way along the line from the left, as fast as that is pulled at first, and how it swings
 * when the line stops.
 * @param distance in CSS pixels
 */
export function comingFrames(distance: number, hasOnePeg = false): Keyframe[] {
  const movements = hasOnePeg
    ? turn.map((degrees) => `rotate(${degrees}deg)`)
    : swing.map((degrees) => `skewX(${degrees}deg)`);
  const apartMs = swingMs / (movements.length - 2);
  return movements.map((movement, index) => ({
    transform: `translateX(${index ? 0 : -distance}px) ${movement}`,
    offset: index ? (comeMs + (index - 1) * apartMs) / entranceMs : 0,
    easing: index ? 'ease-in-out' : 'cubic-bezier(0.3, 0.4, 0.3, 1)',
  }));
}

/** How a cover that has one peg comes up to its second one, and swings when it has that. */
export const liftFrames = { transform: [`rotate(${turned}deg)`, 'rotate(-2deg)'] };
export const peggedFrames = { transform: ['rotate(-2deg)', 'rotate(1deg)', 'none'] };

/** How the line gives way when the mascot treads on it. */
export const dipFrames = { [sagShare]: [1, 1.35, 0.85, 1.1, 1] };

export const sagMs = comeMs + (bounces.length - 1) * bounceMs;

/** How much of its sag the line has: little while it is pulled. Then it gives way, and bounces. */
export function sagFrames() {
  const frames = [
    { at: 0, sag: 0 },
    { at: 0.6 * comeMs, sag: 0.15 },
    ...bounces.map((sag, index) => ({ at: comeMs + index * bounceMs, sag })),
  ];
  return frames.map(({ at, sag }) => ({ sag, offset: at / sagMs }));
}
