import type { Box, Point } from './boxes.ts';
import { type Drawing, draw, findDrawing, linkLength, samplePoints } from './drawing.ts';
import { type Carrier, drawStraight, endAt, playEnding, preloadCarrier } from './ending.ts';
import { keepLastWords } from './keepLastWords.ts';
import { createCord } from './simulation.ts';

/** How far the hand may be ahead of the cord, and how near it has to be to take it. CSS pixels. */
const maxStretchPx = 40;
const reachPx = { mouse: 48, touch: 160 };
/** The distance that the cord keeps from the hero's text. CSS pixels. */
const clearancePx = 24;
/** After a touch that leaves a tangle, the loose end shows itself: when, and for how long. */
const showAfterMs = 2000;
const showMs = 300;
/** How far the loose end rises towards a pointer near it, in CSS pixels, and how many links rise with it. */
const risePx = 4;
const risingLinks = 14;
/** How many steps the simulation takes in a 60th of a second. */
const stepsPerFrame = 24;
/** How many hauls from the line to the window's edge pull the whole cord out. */
const hauls = { mouse: 2, touch: 3 };
/** Each haul brings this much more of the cord than its share, because loops hold some of it back. */
const haulSurplus = 1.3;
/** Where the cord runs to after the last haul, as a share of the page's width: all of it comes out, however short the haul was. */
const lastHaulEnd = 1.2;
/** A press that moves the pointer less than this is a click. CSS pixels. */
const clickTolerancePx = 4;
/** A haul that starts nearer to the window's edge counts as this long. CSS pixels. */
const minHaulPx = 60;
/** The share of the distance between pointer and cord that remains after a frame. */
const gripDecay = 0.88;
/** Below this much turning only the bend at the window's edge is left of the tangle. Radians. */
const straightBelow = 6;

const enabledHandles = new WeakSet<Element>();

/**
 * Lets the visitor pull the cord that is drawn in the siblings of an element.
 * @param handle catches the pointer where the cord can be taken
 * @param lastWords the last words of the page's headline, which stay when the cord is straight; without them all words stay
 * @param carrier walks off with the straight line
 */
export function pullCord(
  handle: HTMLElement,
  lastWords: string | undefined,
  carrier: Carrier | undefined,
) {
  if (enabledHandles.has(handle)) return;
  enabledHandles.add(handle);
  const listening = new AbortController();
  Object.assign(handle.style, { cursor: 'grab', userSelect: 'none', webkitUserSelect: 'none' });
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  let drawing: Drawing | undefined;
  let cord: ReturnType<typeof createCord> | undefined;
  const cords = new Map<Element, typeof cord>();
  let carrierPicture: HTMLImageElement | undefined;
  let pointer: Point | undefined;
  /** The vector from the pointer to the point of the cord that it took. It shrinks, so that the cord moves into the hand. */
  let grip: Point = { x: 0, y: 0 };
  let lift = 0;
  let haulCount = 0;
  /** How many pulls the cord still needs to become straight, including the current one. */
  let haulsLeft = 0;
  let pressedAt = Number.NaN;
  /** Whether the cord was let go while it was still running; it runs the rest of the way. */
  let thrown = false;
  let isPointerNear = false;
  let frame = 0;
  let lastFrame = 0;
  let showTimer: number | undefined;

  /** The pointer's position in the drawing. */
  const positionOf = ({ clientX, clientY }: MouseEvent): Point =>
    new DOMPoint(clientX, clientY).matrixTransform(drawing?.path.getScreenCTM()?.inverse());

  /** The boxes of the hero's headline and of the text with its buttons, in the units of the drawing. */
  const textBoxes = ({ path, unit }: Drawing): Box[] =>
    [...(path.closest('section')?.querySelectorAll('h1, h1 + div') ?? [])].map((text) => {
      const { left, top, right, bottom } = text.getBoundingClientRect();
      const toDrawing = path.getScreenCTM()?.inverse();
      const from = new DOMPoint(left, top).matrixTransform(toDrawing);
      const to = new DOMPoint(right, bottom).matrixTransform(toDrawing);
      const gap = clearancePx * unit;
      return { left: from.x, top: from.y, right: to.x, bottom: to.y, gap };
    });

  /** Creates the cord of the visible drawing, of which a wide and a narrow window have one each. */
  function readDrawing() {
    const visible = findDrawing(handle);
    if (!visible || visible.path === drawing?.path) return;
    drawing = visible;
    cord =
      cords.get(visible.path) ??
      createCord(
        samplePoints(visible),
        linkLength,
        maxStretchPx * visible.unit,
        textBoxes(visible),
      );
    cords.set(visible.path, cord);
    Object.assign(visible.path.style, { strokeDasharray: 'none', strokeLinejoin: 'round' });
  }

  /** Ends pulling. @returns a function that removes words from the headline */
  function finish({ path }: Drawing) {
    listening.abort();
    handle.style.display = 'none';
    // Straightens the line of the steps further down, and tells HeroLine that the line is straight.
    document.documentElement.style.setProperty('--tangle', '0.35');
    return () => {
      const heading = path.closest('section')?.querySelector('h1');
      if (heading && lastWords) keepLastWords(lastWords, heading, !reducedMotion.matches);
    };
  }

  function onFrame(now: number) {
    frame = 0;
    if (!drawing || !cord) return;
    // A frame may have begun before the event that requested it.
    const elapsed = Math.max(0, Math.min(now - lastFrame, 50));
    lastFrame = now;
    grip = { x: grip.x * gripDecay, y: grip.y * gripDecay };
    const hand = pointer && { x: pointer.x + grip.x, y: pointer.y + grip.y };
    const maxSteps = Math.ceil((stepsPerFrame * elapsed * 60) / 1000);
    const { turning, behind } = cord.drag(hand ?? grip, maxSteps);
    if (thrown && behind < linkLength / 2) release();
    const isSettling = !pointer && cord.settle(endAt * drawing.width, drawing.level);
    const targetLift = isPointerNear && !pointer ? risePx * drawing.unit : 0;
    lift += (targetLift - lift) * Math.min(1, elapsed / 60);
    const points = cord.positions();
    for (const [index, point] of points.slice(-risingLinks).entries())
      point.y -= lift * ((index + 1) / risingLinks) ** 2;
    draw(drawing, points);
    if (turning < straightBelow) {
      playEnding(drawing, points, carrier, carrierPicture, finish(drawing));
    } else if (pointer || isSettling || Math.abs(targetLift - lift) > 0.05)
      frame = requestAnimationFrame(onFrame);
  }

  function requestFrame() {
    if (frame || listening.signal.aborted || reducedMotion.matches) return;
    lastFrame = performance.now();
    frame = requestAnimationFrame(onFrame);
  }

  /** Takes the cord at the pointer, geared so that the remaining hauls pull it out. @returns the drawing if the cord is near enough */
  function take(event: MouseEvent & { pointerType?: string }) {
    release();
    readDrawing();
    carrierPicture ??= carrier && preloadCarrier(carrier);
    if (!drawing || !cord) return;
    const position = positionOf(event);
    const haulLength = Math.max(minHaulPx, window.innerWidth - event.clientX) * drawing.unit;
    const kind = event.pointerType === 'touch' ? 'touch' : 'mouse';
    haulsLeft = Math.max(1, hauls[kind] - haulCount);
    const gear = (haulSurplus * drawing.path.getTotalLength()) / haulsLeft / haulLength;
    const taken = cord.take(position, reachPx[kind] * drawing.unit, Math.max(1, gear));
    if (!taken) return;
    grip = { x: taken.x - position.x, y: taken.y - position.y };
    pointer = position;
    requestFrame();
    return drawing;
  }

  function startHaul(event: PointerEvent) {
    if (!event.isPrimary || (pointer && !thrown) || reducedMotion.matches) return;
    clearTimeout(showTimer);
    const path = take(event)?.path;
    if (!path) return;
    pressedAt = event.clientX;
    // Removes the crossings, which do not move with the cord.
    path.nextElementSibling?.remove();
    handle.setPointerCapture(event.pointerId);
    handle.style.cursor = 'grabbing';
  }

  function onPointerMove(event: PointerEvent) {
    if (pointer && !thrown) pointer = positionOf(event);
    else if (event.buttons === 1 && handle.matches(':active')) startHaul(event);
    else onApproach();
  }

  function onApproach() {
    if (reducedMotion.matches) return;
    isPointerNear = true;
    readDrawing();
    requestFrame();
  }

  function release() {
    thrown = false;
    pointer = undefined;
    cord?.release();
  }

  function showLooseEnd() {
    isPointerNear = true;
    requestFrame();
    showTimer = window.setTimeout(() => {
      isPointerNear = false;
      requestFrame();
    }, showMs);
  }

  function endHaul({ pointerType }: { pointerType?: string }) {
    if (!pointer || !drawing || thrown) return;
    if (pointerType === 'touch') showTimer = window.setTimeout(showLooseEnd, showAfterMs);
    haulCount += 1;
    if (haulsLeft < 2) pointer = { x: drawing.width * lastHaulEnd, y: drawing.level };
    handle.style.cursor = 'grab';
    thrown = true;
    requestFrame();
  }

  function onClick(event: MouseEvent) {
    readDrawing();
    if (!drawing) return;
    // Clicks by the keyboard, which HeroLine listens to, have no count.
    if (reducedMotion.matches || event.detail === 0) {
      drawStraight(drawing);
      finish(drawing)();
    } else if (Math.abs(event.clientX - pressedAt) < clickTolerancePx) {
      // After a click without dragging, the cord runs out by itself.
      haulCount = hauls.touch;
      take(event);
      endHaul({});
    }
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => handle.addEventListener(name, listener, { signal: listening.signal });
  on('pointerdown', (event) => event.button === 0 && startHaul(event));
  on('pointermove', onPointerMove);
  on('pointerup', endHaul);
  // The browser turned the touch into scrolling, which is not a haul.
  on('pointercancel', release);
  on('pointerleave', () => {
    isPointerNear = false;
    requestFrame();
  });
  on('click', onClick);
  if (handle.matches(':hover')) onApproach();
}
