import type { Point } from './boxes.ts';
import { type Drawing, draw } from './drawing.ts';

/** How long the last bend takes to flatten, the line to vibrate, and its end to spring back. */
const flattenMs = 110;
const vibrateMs = 400;
const springMs = 350;
/** The vibration: its frequency, the number of bulges along the page, and their amplitude as a share of the page's width. */
const frequencyHz = 17;
const bulges = 3;
const amplitude = 0.007;
/** The position of the loose end, as a share of the page's width. */
export const endAt = 0.82;
/** The carrier's size is this divided by the drawing's width, in units of the drawing, so that it fits below the links. */
const sizeByWidth = 28_800;
/** How fast the carrier comes and leaves, in multiples of its size per millisecond, and how long it bites. */
const trotSpeed = 0.0024;
const walkSpeed = 0.0015;
const biteMs = 260;

/** Calls `onFrame` in each frame with the milliseconds since the start, until `durationMs` have passed. */
const animate = (durationMs: number, onFrame: (time: number) => void) =>
  new Promise<void>((resolve) => {
    let start = 0;
    const next = (now: number) => {
      start ||= now;
      const time = Math.min(now - start, durationMs);
      onFrame(time);
      if (time < durationMs) requestAnimationFrame(next);
      else resolve();
    };
    requestAnimationFrame(next);
  });

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** A picture of a mascot that looks to the left. The mouth's position is in shares of the picture's size. */
export interface Carrier {
  src: string;
  mouth: { x: number; y: number };
}

/** Loads the picture early, so that it is ready when the line is straight. */
export function preloadCarrier({ src }: Carrier) {
  const picture = new Image();
  picture.src = src;
  picture.alt = '';
  return picture;
}

/**
 * Draws the line straight across the whole page.
 * @param end where the line ends, as a share of the drawing's width
 * @param lift how far its end is lifted
 * @param start the x where it begins
 */
export const drawStraight = ({ path, width, level }: Drawing, end = 2, lift = 0, start = -999) =>
  path.setAttribute('d', `M${start} ${level}H${width * end - lift}q${lift} 0 ${lift} ${-lift}`);

/**
 * Plays the ending after the cord is untangled: it vibrates, its end springs back, and the carrier takes the end and walks off.
 * @param picture the carrier's picture
 * @param onLeaving called when the carrier has taken the end, or immediately after the spring without a carrier
 */
export async function playEnding(
  drawing: Drawing,
  points: readonly Point[],
  carrier: Carrier | undefined,
  picture: HTMLImageElement | undefined,
  onLeaving: () => void,
) {
  const { path, width, level } = drawing;
  await animate(vibrateMs, (time) => {
    const bent = Math.max(0, 1 - time / flattenMs) ** 2;
    const swing =
      amplitude *
      width *
      (1 - time / vibrateMs) ** 2 *
      Math.sin((time / 1000) * 2 * Math.PI * frequencyHz);
    const bulge = (x: number) => swing * Math.sin((x / width) * Math.PI * bulges);
    draw(
      drawing,
      points.map(({ x, y }) => ({ x, y: level + (y - level) * bent + bulge(x) })),
    );
  });
  const first = Math.min(...points.map(({ x }) => x));
  await animate(springMs, (time) => {
    const back = easeOut(time / springMs);
    drawStraight(drawing, 1.1 + (endAt - 1.1) * back, 0, first - (999 + first) * back);
  });
  const section = path.ownerSVGElement?.parentElement;
  if (!section || !carrier || !picture) {
    onLeaving();
    return drawStraight(drawing);
  }
  const { mouth } = carrier;
  const size = sizeByWidth / width;
  const lift = size - size * mouth.y;
  /** Places the carrier with its mouth at an x, rotated by some degrees, and mirrored with -1. */
  const place = (x: number, degrees: number, direction: 1 | -1) => {
    // Measures each time, because the visitor may turn the phone meanwhile.
    const { a: scale = 1, e: left = 0, f: top = 0 } = path.getScreenCTM() ?? {};
    picture.style.cssText = `position:absolute;z-index:-1;inset:0;width:${size * scale}px;pointer-events:none;translate:${left + (x - size * mouth.x) * scale}px ${top + (level - size) * scale - section.getBoundingClientRect().top}px;rotate:${degrees}deg;scale:${direction} 1`;
  };
  const sway = (time: number, speed: number) => 5 * Math.sin(time * speed * 9);
  const from = width + size;
  const to = width * endAt;
  place(from, 0, 1);
  section.append(picture);
  const comingMs = (from - to) / size / trotSpeed;
  await animate(comingMs, (time) =>
    place(from + (to - from) * (time / comingMs), sway(time, trotSpeed), 1),
  );
  await animate(biteMs, (time) => place(to, 14 * Math.sin((time / biteMs) * Math.PI), 1));
  onLeaving();
  const leavingMs = (from - to) / size / walkSpeed;
  await animate(leavingMs, (time) => {
    const x = to + (from - to) * (time / leavingMs);
    place(x, sway(time, walkSpeed), -1);
    drawStraight(drawing, x / width, lift);
  });
  picture.remove();
  drawStraight(drawing);
}
