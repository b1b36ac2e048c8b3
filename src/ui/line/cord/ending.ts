import { type Drawing, draw } from './drawing.ts';
import type { Place } from './simulation.ts';

/** How long the last bend takes to pluck out, the line to hum, and its end to spring back: milliseconds. */
const pluck = 110;
const hum = 400;
const spring = 350;
/** The hum: swings a second, bellies along the page, and how far they swing as a share of the page's width. */
const pitch = 17;
const bellies = 3;
const swing = 0.007;
/** Where the loose end is, as a share of the page's width. */
export const endAt = 0.82;
/** Whoever carries the line away: its size times the drawing's width, in units of that, so that it is below the links; how fast it trots and walks, in its own sizes a millisecond; milliseconds it takes to bite. */
const sizeByWidth = 28_800;
const trot = 0.0024;
const walk = 0.0015;
const bite = 260;

/** Calls back with the milliseconds since the start until some have passed. */
const during = (milliseconds: number, frame: (time: number) => void) =>
  new Promise<void>((done) => {
    let start = 0;
    const next = (now: number) => {
      start ||= now;
      const time = Math.min(now - start, milliseconds);
      frame(time);
      if (time < milliseconds) requestAnimationFrame(next);
      else done();
    };
    requestAnimationFrame(next);
  });

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** A picture of somebody who looks to the left, and where the mouth is, as shares of its size. */
export interface Carrier {
  src: string;
  mouth: { x: number; y: number };
}

/** Fetches the picture, so that it is there when it is needed. */
export function call({ src }: Carrier) {
  const picture = new Image();
  picture.src = src;
  picture.alt = '';
  return picture;
}

/**
 * Draws the line as it stays: straight, across the whole page.
 * @param end where the line ends, as a share of the drawing's width, `lift` how far its end is lifted, and `start` where it begins
 */
export const drawStraight = ({ path, width, level }: Drawing, end = 2, lift = 0, start = -999) =>
  path.setAttribute('d', `M${start} ${level}H${width * end - lift}q${lift} 0 ${lift} ${-lift}`);

/**
 * The cord has come out of its tangle: it hums, its end springs back, and the carrier takes the end and walks off with it.
 * @param picture the carrier's
 * @param onLeaving called when the carrier has the end, or at once where there is none
 */
export async function end(
  drawing: Drawing,
  places: readonly Place[],
  carrier: Carrier | undefined,
  picture: HTMLImageElement | undefined,
  onLeaving: () => void,
) {
  const { path, width, level } = drawing;
  await during(hum, (time) => {
    const bent = Math.max(0, 1 - time / pluck) ** 2;
    const loud =
      swing * width * (1 - time / hum) ** 2 * Math.sin((time / 1000) * 2 * Math.PI * pitch);
    const belly = (x: number) => loud * Math.sin((x / width) * Math.PI * bellies);
    draw(
      drawing,
      places.map(({ x, y }) => ({ x, y: level + (y - level) * bent + belly(x) })),
    );
  });
  const first = Math.min(...places.map(({ x }) => x));
  await during(spring, (time) => {
    const back = easeOut(time / spring);
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
  const stand = (at: number, lean: number, side: 1 | -1) => {
    // Measured each time, as the visitor may turn the phone meanwhile.
    const { a: scale = 1, e: left = 0, f: top = 0 } = path.getScreenCTM() ?? {};
    picture.style.cssText = `position:absolute;z-index:-1;inset:0;width:${size * scale}px;pointer-events:none;translate:${left + (at - size * mouth.x) * scale}px ${top + (level - size) * scale - section.getBoundingClientRect().top}px;rotate:${lean}deg;scale:${side} 1`;
  };
  const step = (time: number, pace: number) => 5 * Math.sin(time * pace * 9);
  const from = width + size;
  const to = width * endAt;
  stand(from, 0, 1);
  section.append(picture);
  const coming = (from - to) / size / trot;
  await during(coming, (time) => stand(from + (to - from) * (time / coming), step(time, trot), 1));
  await during(bite, (time) => stand(to, 14 * Math.sin((time / bite) * Math.PI), 1));
  onLeaving();
  const going = (from - to) / size / walk;
  await during(going, (time) => {
    const at = to + (from - to) * (time / going);
    stand(at, step(time, walk), -1);
    drawStraight(drawing, at / width, lift);
  });
  picture.remove();
  drawStraight(drawing);
}
