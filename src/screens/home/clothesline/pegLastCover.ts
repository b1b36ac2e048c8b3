import { mascots, pictureAt } from '../../../content/facts/mascots.ts';
import { dipFrames, liftFrames, peggedFrames, pegInset } from './motion.ts';

/**
 * How fast the mascot comes, in multiples of its size per millisecond, and how long each of its
 * swaying steps takes.
 */
const trotSpeed = 0.0024;
const swayMs = 180;
/** The least distance from the window's right edge, in CSS pixels. */
const leastMarginPx = 14;
/** Its size at most, as a share of the cover's width and of the room above the line. */
const shareOfCover = 0.7;
const shareOfRoom = 0.95;
/** It comes from the left if, from the right, it would have to be smaller than this share of its size. */
const shareFromRight = 0.75;
/** The least room between the headline and the line for it, in CSS pixels. */
const leastRoomPx = 40;
/** How long it bites, and the cover comes up to its second peg and then swings. */
const biteMs = 120;
const liftMs = 180;
const peggedMs = 320;
const dipMs = 480;
/** How long its way to the cover's middle then takes. */
const settleMs = 480;

/** The mascot that pegs a cover: the first one with a `mouth`. Its picture looks to the left. */
const [mascot] = mascots.flatMap(({ picture, mouth }) =>
  mouth ? [{ src: pictureAt(picture), mouth }] : [],
);

export function preloadMascot() {
  if (mascot) new Image().src = mascot.src;
}

/** @returns the mascot's size in CSS pixels, or 0 without a mascot or room above the line */
export function mascotSize(list: HTMLElement, cover: HTMLElement): number {
  const room = cover.getBoundingClientRect().top - list.getBoundingClientRect().top;
  // The headline's backplate would hide its head.
  const isPlain = !window.matchMedia('(forced-colors: active)').matches;
  return mascot && isPlain && room > leastRoomPx
    ? Math.min(shareOfRoom * room, shareOfCover * cover.offsetWidth)
    : 0;
}

/**
 * Lets a mascot come along the line, peg the loose corner of the last whole cover, and sit down above
 * that. It comes from the right, or mirrored from the left if the window ends at the peg.
 * @param maxSize in CSS pixels
 * @param delay in ms
 */
export async function pegLastCover(
  list: HTMLElement,
  cover: HTMLElement,
  maxSize: number,
  delay: number,
) {
  if (!mascot) return;
  const { mouth, src } = mascot;
  const { left, width } = list.getBoundingClientRect();
  const box = cover.getBoundingClientRect();
  const peg = box.left - left + (1 - pegInset / 100) * box.width;
  const sizeFromRight = (width - leastMarginPx - peg) / (1 - mouth.x);
  const fromLeft = sizeFromRight < shareFromRight * maxSize;
  const size = fromLeft ? maxSize : Math.min(maxSize, sizeFromRight);
  const x = peg - (fromLeft ? 1 - mouth.x : mouth.x) * size;
  const picture = new Image();
  Object.assign(picture, { src, alt: '' });
  picture.style.cssText = `position:absolute;z-index:-1;--size:min(${size}px,${shareOfRoom} * var(--top));top:calc(var(--top) - var(--weight) / 2 + 1px - var(--size));left:0;width:var(--size);pointer-events:none;transform-origin:50% 100%;scale:${fromLeft ? -1 : 1} 1`;
  /** How far below its ends the line is under the mascot, as a multiple of its sag. */
  const sagAt = (x: number) => {
    const share = Math.max(0, Math.min(1, (x + size / 2) / width));
    return 4 * share * (1 - share);
  };
  const onLine = (x: number) => `${x}px calc(var(--sag-share) * var(--sag) * ${sagAt(x)})`;
  const start = fromLeft ? -size : width;
  const steps = Array.from({ length: 9 }, (_, step) => start + ((x - start) * step) / 8);
  cover.dataset.unpegged = '';
  list.append(picture);
  picture.animate(
    { rotate: ['-4deg', '4deg'] },
    { duration: swayMs, iterations: Number.POSITIVE_INFINITY, direction: 'alternate' },
  );
  await picture.animate(
    { translate: steps.map(onLine) },
    {
      duration: Math.abs(x - start) / size / trotSpeed,
      delay,
      fill: 'both',
    },
  ).finished;
  await picture.animate({ transform: ['none', 'rotate(-14deg)', 'none'] }, biteMs).finished;
  await cover.animate(liftFrames, { duration: liftMs, easing: 'ease-out' }).finished;
  delete cover.dataset.unpegged;
  for (const animation of cover.getAnimations()) animation.cancel();
  cover.animate(peggedFrames, { duration: peggedMs, easing: 'ease-in-out' });
  list.animate(dipFrames, { duration: dipMs, easing: 'ease-in-out' });
  const middle = box.left - left + (box.width - size) / 2;
  await picture.animate(
    { translate: [x, middle].map(onLine) },
    { duration: settleMs, easing: 'ease-in-out', fill: 'forwards' },
  ).finished;
  // Stays in its place when the window changes.
  for (const animation of picture.getAnimations()) animation.cancel();
  const share = (box.left - left + box.width / 2) / width;
  Object.assign(picture.style, {
    left: `calc(${100 * share}% - var(--size) / 2)`,
    translate: `0 calc(var(--sag-share) * var(--sag) * ${sagAt(middle)})`,
    // As steep as the line, as ClotheslineItem is.
    rotate: `calc(var(--sag-share) * var(--steep) * ${1 - 2 * share})`,
  });
}
