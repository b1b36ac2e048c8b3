import { mascots, pictureAt } from '../../../content/facts/mascots.ts';
import { caughtAt, pegFrames } from './hanging.ts';

/**
 * How fast the mascot comes and steps back, in multiples of its size per millisecond, and how long
 * it bites.
 */
const trotSpeed = 0.0024;
const walkSpeed = 0.0015;
/** How far from the peg it sits down: in CSS pixels, and at most as a share of the cover's width. */
const besidePx = 14;
const besideShare = 0.05;
/** Its size at most, as a share of the cover's width. */
const shareOfCover = 0.7;
/** The least room between the headline and the line for it, in CSS pixels. */
const leastRoomPx = 40;
const biteMs = 260;
const afterCatchMs = 300;
const swayMs = 180;
/** The share of a cover's width at which a peg is; see washing.styles.ts. */
const pegAt = 0.86;

/** The mascot that pegs the last cover: the first one with a `mouth`. Its picture looks to the left. */
const [pegger] = mascots.flatMap(({ picture, mouth }) =>
  mouth ? [{ src: pictureAt(picture), mouth }] : [],
);

export function preloadPegger() {
  if (pegger) new Image().src = pegger.src;
}

/** Whether there is a mascot, and room for it between the headline and the line. @returns its size */
export function peggerSize(list: HTMLElement, cover: HTMLElement): number {
  const room = cover.getBoundingClientRect().top - list.getBoundingClientRect().top;
  return pegger && room > leastRoomPx ? Math.min(room, shareOfCover * cover.offsetWidth) : 0;
}

/**
 * Lets a mascot come along the line, peg the loose corner of the last cover, and sit down on the
 * peg's left.
 * @param delay when the line begins to rise
 */
export async function pegLast(list: HTMLElement, cover: HTMLElement, size: number, delay: number) {
  if (!pegger) return;
  const { mouth, src } = pegger;
  const { left, width } = list.getBoundingClientRect();
  const box = cover.getBoundingClientRect();
  const picture = new Image();
  Object.assign(picture, { src, alt: '' });
  picture.style.cssText = `position:absolute;z-index:-1;top:calc(var(--top) - ${1.02 * size}px);left:0;width:${size}px;pointer-events:none;transform-origin:50% 100%`;
  const sag = (list.querySelector('svg')?.getBoundingClientRect().height ?? 0) / 2;
  /** How far below its ends the line is under the mascot. */
  const sagAt = (x: number) => {
    const share = Math.min(1, (x + size / 2) / width);
    return 4 * sag * share * (1 - share);
  };
  const move = (from: number, to: number, duration: number, wait = 0) => {
    const steps = Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8);
    const translate = steps.map((x) => `${x}px ${sagAt(x)}px`);
    return picture.animate({ translate }, { duration, delay: wait, fill: 'both' }).finished;
  };
  const x = box.left - left + pegAt * box.width - mouth.x * size;
  cover.dataset.unpegged = '';
  list.append(picture);
  picture.animate(
    { rotate: ['-4deg', '4deg'] },
    { duration: swayMs, iterations: Number.POSITIVE_INFINITY, direction: 'alternate' },
  );
  const wait = delay + caughtAt(list.children.length) + afterCatchMs;
  await move(width, x, (width - x) / size / trotSpeed, wait);
  await picture.animate({ transform: ['none', 'rotate(-14deg)', 'none'] }, biteMs).finished;
  delete cover.dataset.unpegged;
  for (const animation of cover.getAnimations()) animation.cancel();
  cover.animate(pegFrames, { duration: 500, easing: 'ease-out' });
  // Stays with the peg in its mouth, or sits down on its left if the window ends there.
  const beside = x + mouth.x * size - Math.min(besidePx, besideShare * box.width) - size;
  const seat = x + size < width - besidePx ? x : beside;
  await move(x, seat, (x - seat) / size / walkSpeed);
  // Stays in its place when the window changes.
  for (const animation of picture.getAnimations()) animation.cancel();
  const [right, translate] = [`${width - size - seat}px`, `0 ${sagAt(seat)}px`];
  const rotate = `${Math.atan(sagAt(seat + 1) - sagAt(seat))}rad`;
  Object.assign(picture.style, { left: 'auto', right, translate, rotate });
}
