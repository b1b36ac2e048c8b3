import { type Drawing, draw, fold } from './drawing.ts';
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
const endAt = 0.82;
/** The puli: how fast it trots and walks, in its own sizes a second; its mouth, as shares of its size; milliseconds it takes to bite. */
const trot = 2.4;
const walk = 1.5;
const mouth = { x: 0.5, y: 0.68 };
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

/** Fetches the puli's picture, so that it is there when it is needed. */
export function callPuli() {
  const picture = new Image();
  picture.src = '/illustrations/puli-footer.svg';
  picture.alt = '';
  return picture;
}

/** How wide the page is, and how high the straight line lies. */
function measures({ paths }: Drawing) {
  const path = paths.at(-1);
  const box = path?.ownerSVGElement?.viewBox.baseVal;
  return { path, width: box?.width ?? 0, height: box?.height ?? 0 };
}

/**
 * Draws the line as it stays: straight, across the whole page.
 * @param end where the line ends, and `tail` where what is left beside a phone's headline begins: shares of the page's width
 */
export function drawStraight(drawing: Drawing, end = 2, tail = -0.2) {
  const { path, width, height } = measures(drawing);
  for (const other of drawing.paths)
    other.setAttribute('d', other === path ? `M-20 ${height}H${width * end}` : `M${width * tail} ${height + fold}H-60`);
}

/** The cord has come out of its tangle: it hums, its end springs back, and the puli takes the end and walks off with it. */
export async function end(drawing: Drawing, places: readonly Place[], puli: HTMLImageElement) {
  const { path, width, height } = measures(drawing);
  const level = drawing.far > 0 ? height + fold : height;
  await during(hum, (time) => {
    const bent = Math.max(0, 1 - time / pluck) ** 2;
    const loud = swing * width * (1 - time / hum) ** 2 * Math.sin((time / 1000) * 2 * Math.PI * pitch);
    const belly = (x: number) => loud * Math.sin((x / width) * Math.PI * bellies);
    draw(
      drawing,
      places.map(({ x, y }) => ({ x, y: level + (y - level) * bent + belly(x) })),
    );
  });
  await during(spring, (time) => {
    const back = easeOut(time / spring);
    drawStraight(drawing, 1.1 + (endAt - 1.1) * back, 1.1 - 1.3 * back);
  });
  const section = path?.ownerSVGElement?.parentElement;
  if (!section) return;
  const size = drawing.puli;
  const stand = (at: number, lean: number, mirrored: boolean) => {
    // Measured each time, as the visitor may turn the phone meanwhile.
    const scale = section.clientWidth / width;
    const line = (path.getScreenCTM()?.f ?? 0) + height * scale - section.getBoundingClientRect().top;
    puli.style.cssText = `position:absolute;z-index:-1;left:0;top:0;width:${size * scale}px;pointer-events:none;transform-origin:50% 95%;translate:${(at - size * mouth.x) * scale}px ${line - size * mouth.y * scale}px;rotate:${lean}deg;scale:${mirrored ? -1 : 1} 1`;
  };
  const step = (time: number, pace: number) => 5 * Math.sin((time / 1000) * pace * 9);
  const from = width + size;
  const to = width * endAt;
  puli.setAttribute('data-screen-only', '');
  stand(from, 0, false);
  section.append(puli);
  const coming = ((from - to) / size / trot) * 1000;
  await during(coming, (time) => stand(from + (to - from) * (time / coming), step(time, trot), false));
  await during(bite, (time) => stand(to, 14 * Math.sin((time / bite) * Math.PI), false));
  const going = ((from - to) / size / walk) * 1000;
  await during(going, (time) => {
    const at = to + (from - to) * (time / going);
    stand(at, step(time, walk), true);
    drawStraight(drawing, at / width);
  });
  puli.remove();
  drawStraight(drawing);
}
