import type { Point } from '../../../ui/line/point.ts';
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts';
import { draw, linkLength, toDrawing } from './cordDrawing.ts';
import { findPart, hide } from './heroParts.ts';
import { type LaidCord, layCords } from './layCord.ts';
import { createLooseEnd } from './looseEnd.ts';
import {
  farReachPx,
  gearOf,
  gripDecay,
  type Hand,
  lastPullEnd,
  pullsNeeded,
  reachPx,
  stepsPerMs,
  straightBelow,
} from './pullSettings.ts';
import { roundCorners } from './roundCorners.ts';
import { vibrate } from './vibrate.ts';
import { drawWoven } from './weave.ts';

/** The most that a frame shows, in ms. */
const mostMs = 50;
/** The most that it shows by radian of turning, in ms, so that the last bend is seen. */
const mostMsByTurning = 3;

/**
 * Moves the cord beside an element in each frame: after the hand, on by itself when the hand lets
 * go, and at its loose end.
 * @param signal stops it for good
 * @param onStraight called when nothing is left to pull
 */
export function createMovingCord(
  handle: Element,
  signal: AbortSignal,
  onStraight: (path: SVGPathElement, vibrated: Promise<void>) => void,
) {
  const visibleCord = layCords(handle);
  const looseEnd = createLooseEnd();
  let laid: LaidCord | undefined;
  /** Where the hand is, or where the cord runs to without it. */
  let pointer: Point | undefined;
  /** From the pointer to the point of the cord that it took. Shrinks if the hand is near. */
  let grip: Point = { x: 0, y: 0 };
  let decay = gripDecay;
  let pullCount = 0;
  /** How many pulls the cord still needs, including the current one. */
  let pullsLeft = 0;
  /** Whether there was a click, after which every pull is the last. */
  let wasClicked = false;
  /** Whether the cord was let go while it was still running; it runs the rest of the way. */
  let isRunningOut = false;
  let isPointerNear = false;
  /** The request of the next frame, if there is one. */
  let frame = 0;
  let lastFrame = 0;
  /** By how much the cord turns in all, in radians. Unknown before the first frame. */
  let turning = Number.POSITIVE_INFINITY;

  function release() {
    isRunningOut = false;
    pointer = undefined;
    laid?.cord.release();
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
    const hasRunOut = isRunningOut && dragged.behind < linkLength / 2;
    if (hasRunOut) release();
    const isSettling = !pointer && cord.settle(end.x, end.y);
    const points = roundCorners(cord.positions(), drawn);
    const isRising = looseEnd.raise(points, isPointerNear && !pointer, drawing.unit, elapsed);
    draw(drawing, points);
    // Without a hand only the loose end moves, which crosses nothing.
    if (hand) drawWoven(drawing, points);
    // None of the cord is left where it could be taken again, or a loop held it in the last pull.
    const isGone = (hasRunOut && pullsLeft < 2) || (!pointer && points.every(({ x }) => x > end.x));
    if (turning < straightBelow || isGone) {
      onStraight(drawing.path, vibrate(drawing, points));
    } else if (pointer || isSettling || isRising) frame = requestAnimationFrame(onFrame);
  }

  function requestFrame() {
    if (frame || signal.aborted || prefersReducedMotion()) return;
    lastFrame = performance.now();
    frame = requestAnimationFrame(onFrame);
  }

  return {
    /** Whether the hand holds the cord. */
    isHeld: () => pointer !== undefined && !isRunningOut,
    /** Lays the cord along the drawing that is visible now. */
    lay: () => (laid = visibleCord()),
    /** The pointer's position in the drawing. */
    positionOf: ({ clientX, clientY }: MouseEvent): Point =>
      new DOMPoint(clientX, clientY).matrixTransform(laid && toDrawing(laid.drawing.path)),
    /**
     * Takes the cord near a position, geared so that the remaining pulls bring it out. A click
     * leaves no other pull.
     * @returns whether the position is near enough
     */
    take(position: Point, hand: Hand, isClick: boolean) {
      wasClicked ||= isClick;
      if (!laid) return false;
      const { drawing, cord } = laid;
      pullsLeft = wasClicked ? 1 : Math.max(1, pullsNeeded[hand] - pullCount);
      const reach = reachPx * drawing.unit;
      const length = drawing.path.getTotalLength();
      const gear = gearOf({ ...drawing, length }, position.x, pullsLeft);
      const taken = cord.take(position, reach, farReachPx[hand] * drawing.unit, gear);
      if (!taken) return false;
      grip = { x: taken.x - position.x, y: taken.y - position.y };
      decay = Math.hypot(grip.x, grip.y) > reach ? 1 : gripDecay;
      pointer = position;
      // The hint, which would stay where the loose end was.
      hide(findPart('late', drawing.path.ownerSVGElement)?.querySelector('text'));
      requestFrame();
      return true;
    },
    moveHand(position: Point) {
      pointer = position;
    },
    /** Lets the cord go, which stays where it is. */
    release,
    /** Lets the cord go, which runs as far as it was pulled. @returns whether it was held */
    runOut() {
      if (!pointer || !laid || isRunningOut) return false;
      pullCount += 1;
      if (pullsLeft < 2) pointer = { x: lastPullEnd * laid.drawing.width, y: laid.drawing.level };
      isRunningOut = true;
      requestFrame();
      return true;
    },
    /** Raises the loose end towards a pointer near it, or lets it down again. */
    raiseEnd(isNear: boolean) {
      isPointerNear = isNear;
      if (!prefersReducedMotion()) laid = visibleCord();
      requestFrame();
    },
  };
}
