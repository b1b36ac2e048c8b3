import type { Point } from '../../../ui/line/point.ts';
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts';
import { draw, drawStraight, linkLength, pathsBeside, toDrawing } from './cordDrawing.ts';
import { clickTolerancePx, farReachPx, gearOf, hauls, lastHaulEnd, reachPx } from './hauls.ts';
import { type LaidCord, layCords } from './layCord.ts';
import { createLooseEnd, showAfterMs, showMs } from './looseEnd.ts';
import type { Ending, Pulling } from './pulling.ts';
import { roundCorners } from './roundCorners.ts';
import { rememberUntangled } from './untangled.ts';
import { vibrate } from './vibrate.ts';
import { drawWoven } from './weave.ts';

/** How many steps the simulation takes. */
const stepsPerMs = 1.44;
/** The share of the distance between pointer and cord that remains after a frame. */
const gripDecay = 0.88;
/** Below this much turning only the bend at the window's edge is left of the tangle. Radians. */
const straightBelow = 6;
/** The most that a frame shows, in ms and in ms by radian of turning, so that the last bend is seen. */
const [mostMs, mostMsByTurning] = [50, 3];

/** React rendered the element, and would fail to remove one that is gone. */
const hide = (shape: Element | null | undefined) => shape?.setAttribute('display', 'none');

const enabledHandles = new WeakSet<Element>();

/**
 * Lets the visitor pull the cord that is drawn in the siblings of an element.
 * @param handle catches the pointer where the cord can be taken
 */
export function pullCord(handle: HTMLElement, { loadEnding }: Pulling) {
  if (enabledHandles.has(handle)) return;
  enabledHandles.add(handle);
  const listening = new AbortController();
  Object.assign(handle.style, { cursor: 'grab', userSelect: 'none', webkitUserSelect: 'none' });
  const visibleCord = layCords(handle);
  let laid: LaidCord | undefined;
  let pointer: Point | undefined;
  /** From the pointer to the point of the cord that it took. Shrinks if the hand is near. */
  let grip: Point = { x: 0, y: 0 };
  let decay = gripDecay;
  const looseEnd = createLooseEnd();
  /** How many pulls there were, and how many the cord still needs, including the current one. */
  let [haulCount, haulsLeft] = [0, 0];
  /** Whether the cord was let go while it was still running; it runs the rest of the way. */
  let thrown = false;
  let isPointerNear = false;
  let [frame, lastFrame, pressedAt, showTimer, turning] = [0, 0, Number.NaN, 0, 1e9];
  let ending: Promise<Ending | undefined> | undefined;
  const prepare = () => (ending ??= loadEnding?.().catch(() => undefined));

  /** The pointer's position in the drawing. */
  const positionOf = ({ clientX, clientY }: MouseEvent): Point =>
    new DOMPoint(clientX, clientY).matrixTransform(laid && toDrawing(laid.drawing.path));

  function endPulling(path: SVGPathElement, vibrated?: Promise<void>) {
    listening.abort();
    clearTimeout(showTimer);
    handle.style.display = 'none';
    for (const drawn of pathsBeside(handle)) {
      hide(drawn.nextElementSibling);
      if (!vibrated || drawn !== path) drawStraight(drawn);
    }
    rememberUntangled();
    prepare()?.then((end) => end?.({ path, vibrated }));
  }

  function onFrame(now: number) {
    frame = 0;
    if (!laid) return;
    const { drawing, drawn, cord, end } = laid;
    // A frame may have begun before the event that requested it.
    const elapsed = Math.max(0, Math.min(now - lastFrame, mostMs, mostMsByTurning * turning));
    lastFrame = now;
    grip = { x: grip.x * decay, y: grip.y * decay };
    const hand = pointer && { x: pointer.x + grip.x, y: pointer.y + grip.y };
    const steps = Math.ceil(stepsPerMs * elapsed);
    const dragged = cord.drag(hand ?? grip, steps, drawing.width);
    turning = dragged.turning;
    const isThrowOver = thrown && dragged.behind < linkLength / 2;
    if (isThrowOver) release();
    const isSettling = !pointer && cord.settle(end.x, end.y);
    const points = roundCorners(cord.positions(), drawn);
    const isRising = looseEnd.raise(points, isPointerNear && !pointer, drawing.unit, elapsed);
    draw(drawing, points);
    // Without a hand only the loose end moves, which crosses nothing.
    if (hand) drawWoven(drawing, points);
    // None of the cord is left where it could be taken again, or a loop held its rest in the last haul.
    const isGone =
      (isThrowOver && haulsLeft < 2) || (!pointer && points.every(({ x }) => x > end.x));
    if (turning < straightBelow || isGone) {
      endPulling(drawing.path, vibrate(drawing, points));
    } else if (pointer || isSettling || isRising) frame = requestAnimationFrame(onFrame);
  }

  function requestFrame() {
    if (frame || listening.signal.aborted || prefersReducedMotion()) return;
    lastFrame = performance.now();
    frame = requestAnimationFrame(onFrame);
  }

  /**
   * Takes the cord near a position, geared so that the remaining hauls pull it out. @returns
   * whether it is near enough
   */
  function take(position: Point, kind: keyof typeof hauls) {
    release();
    prepare();
    if (!laid) return false;
    const { drawing, cord } = laid;
    haulsLeft = Math.max(1, hauls[kind] - haulCount);
    const [reach, farReach] = [reachPx * drawing.unit, farReachPx[kind] * drawing.unit];
    const taken = cord.take(position, reach, farReach, gearOf(drawing, position.x, haulsLeft));
    if (!taken) return false;
    grip = { x: taken.x - position.x, y: taken.y - position.y };
    decay = Math.hypot(grip.x, grip.y) > reach ? 1 : gripDecay;
    pointer = position;
    // The hint, which would stay where the loose end was.
    hide(drawing.path.nextElementSibling?.querySelector('text'));
    requestFrame();
    return true;
  }

  function startHaul(event: PointerEvent) {
    const isOther = event.button > 0 || !event.isPrimary;
    if (isOther || (pointer && !thrown) || prefersReducedMotion()) return;
    clearTimeout(showTimer);
    laid = visibleCord();
    if (!take(positionOf(event), event.pointerType === 'touch' ? 'touch' : 'mouse')) return;
    pressedAt = event.clientX;
    handle.setPointerCapture(event.pointerId);
    handle.style.cursor = 'grabbing';
  }

  function onPointerMove(event: PointerEvent) {
    // A touch is captured, also while the element is not active.
    const isPressed = handle.matches(':active') || handle.hasPointerCapture(event.pointerId);
    if (pointer && !thrown) pointer = positionOf(event);
    else if (event.buttons === 1 && isPressed) startHaul(event);
    else raise(true);
  }

  /** Raises the loose end, or lets it down again. */
  function raise(isNear: boolean) {
    isPointerNear = isNear;
    if (!prefersReducedMotion()) laid = visibleCord();
    requestFrame();
  }

  function release() {
    thrown = false;
    pointer = undefined;
    laid?.cord.release();
  }

  function showLooseEnd() {
    raise(true);
    showTimer = window.setTimeout(raise, showMs, false);
  }

  function endHaul({ pointerType }: { pointerType?: string }) {
    if (!pointer || !laid || thrown) return;
    if (pointerType === 'touch') showTimer = window.setTimeout(showLooseEnd, showAfterMs);
    haulCount += 1;
    if (haulsLeft < 2) pointer = { x: lastHaulEnd * laid.drawing.width, y: laid.drawing.level };
    handle.style.cursor = 'grab';
    thrown = true;
    requestFrame();
  }

  function onClick(event: MouseEvent) {
    laid = visibleCord();
    // Clicks by code, after a key or a touch, have no count.
    const byCode = event.detail === 0;
    if (!laid) return;
    if (prefersReducedMotion()) endPulling(laid.drawing.path);
    else if (byCode || Math.abs(event.clientX - pressedAt) < clickTolerancePx) {
      // Without dragging, the cord runs out by itself.
      haulCount = hauls.touch;
      take((byCode && laid.cord.positions().at(-1)) || positionOf(event), 'touch');
      endHaul({});
    }
  }

  const { signal } = listening;
  handle.addEventListener('pointerdown', startHaul, { signal });
  handle.addEventListener('pointermove', onPointerMove, { signal });
  handle.addEventListener('pointerup', endHaul, { signal });
  // The browser turned the touch into scrolling, which is not a haul.
  handle.addEventListener('pointercancel', release, { signal });
  handle.addEventListener('pointerleave', () => raise(false), { signal });
  handle.addEventListener('click', onClick, { signal });
  if (handle.matches(':hover')) raise(true);
}
