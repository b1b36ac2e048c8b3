import type { Point } from '../../../ui/line/point.ts';
import {
  type CordPoint,
  follow,
  loosePart,
  measureTurns,
  moveTowardsMiddle,
  toChain,
} from './chain.ts';
import { moveOut, type Obstacle } from './obstacle.ts';

/** How strongly a pulled part straightens against the friction of the page. */
const straightening = 4;
/** The cosine of the sharpest bend between two links. A loop that is pulled tighter pops open. */
const sharpestBend = 0.72;
/** The share of a full turn at which a loop of the cord begins to resist pulling. */
const looseLoop = 0.35;
const tightLoop = 0.85;
/**
 * The length of one step of the simulation, as a share of a link. Longer steps make the cord jump
 * or fold.
 */
const stepShare = 0.5;
/** The share of the pointer's way that the hand goes before the cord slips through it. */
const leastWay = 0.5;
/** How many links at the loose end settle after a release. */
const settlingLinks = 60;
/** How many links share the stretch between the hand and a loop that holds. */
const stretchedLinks = 40;

/**
 * Simulates a cord that lies on the page. The pulled point drags the others after it, and each bend
 * absorbs part of the pull, like a rope around a post. So the loop nearest to the hand tightens
 * first, holds, and pops open. Without a hand nothing moves.
 * @param positions from the cord's far end to its loose one, each `linkLength` from the next
 * @param maxStretch how far the hand may be ahead of the cord
 * @param obstacles where the cord must not be; what moves is pushed to their edges
 */
export function createCord(
  positions: readonly Point[],
  linkLength: number,
  maxStretch: number,
  obstacles: readonly Obstacle[] = [],
) {
  const points = toChain(positions);
  let hand: CordPoint | undefined;
  const stretch = { x: 0, y: 0 };
  /** Where the hand took the cord. */
  let start: Point = { x: 0, y: 0 };
  /** How many times faster the cord runs than the hand moves. */
  let gear = 1;
  /** How far it has run. */
  let run = 0;
  /** How far it has slipped through the hand, since that last took another link. */
  let slipped = 0;

  function pull(from: CordPoint, dx: number, dy: number) {
    from.x += dx;
    from.y += dy;
    let moved = Math.hypot(dx, dy);
    for (let leader = from; leader.before; leader = leader.before) {
      const point = leader.before;
      const { x, y } = point;
      moveTowardsMiddle(point, Math.min(0.5, (straightening * moved) / linkLength));
      follow(point, leader, linkLength);
      moveOut(point, obstacles);
      moved = Math.hypot(point.x - x, point.y - y);
      if (moved < 0.002) break;
    }
    for (let point = from.before; point?.after; point = point.before) {
      const { before, after, x, y } = point;
      const along =
        before &&
        (point.x - before.x) * (after.x - point.x) + (point.y - before.y) * (after.y - point.y);
      if (along !== undefined && along < sharpestBend * linkLength ** 2)
        moveTowardsMiddle(point, 0.35);
      follow(point, after, linkLength);
      if (point.x !== x || point.y !== y) moveOut(point, obstacles);
    }
    // The part beyond the hand moves along, but not down, where it would pile up.
    for (let point = from.after; point?.before; point = point.after) {
      point.x += dx + Math.sign(dx) * 1.5;
      follow(point, point.before, linkLength);
      moveOut(point, obstacles);
    }
  }

  return {
    /**
     * Takes the cord where it is loose, if that is within `reach`, or else by its end, if any of it
     * is within `farReach`. Taken in the tangle, it would not come out.
     * @param speedRatio how many times faster the cord runs than the hand moves to the right
     * @returns the taken point's position
     */
    take({ x, y }: Point, reach: number, farReach: number, speedRatio: number): Point | undefined {
      const away = (point: Point) => Math.hypot(point.x - x, point.y - y);
      hand = loosePart(points).reduce((near, point) => (away(point) < away(near) ? point : near));
      if (away(hand) > reach)
        hand = points.some((point) => away(point) < farReach) ? points.at(-1) : undefined;
      gear = speedRatio;
      run = 0;
      slipped = 0;
      if (hand) start = { x: hand.x, y: hand.y };
      return hand && start;
    },
    /**
     * Moves the hand towards a position, as far as the loops allow and by at most `maxSteps`.
     * @returns the total turning left of `right` before the move, in radians, and the length of cord
     *   that has still to follow
     */
    drag(position: Point, maxSteps: number, right?: number) {
      const { total, largestLoop } = measureTurns(points, right);
      if (!hand) return { turning: total, behind: 0 };
      const aim = { ...position };
      moveOut(aim, obstacles);
      const { x, y } = aim;
      const holding = (largestLoop / (2 * Math.PI) - looseLoop) / (tightLoop - looseLoop);
      const [dx, dy] = [x - hand.x, y - hand.y];
      const lag = Math.hypot(dx, dy);
      // The cord runs as far as it is pulled to the right, not down or back towards the tangle.
      const ratio = Math.max(1, (gear * dx) / (lag || 1));
      const reachable = Math.max(0, lag - 0.9 * maxStretch * Math.min(1, Math.max(0, holding)));
      const due = Math.max(
        0,
        Math.min(ratio * reachable, gear * Math.hypot(x - start.x, y - start.y) - run),
      );
      const count = Math.min(maxSteps, Math.ceil(due / (stepShare * linkLength)));
      const move = Math.min(due, count * stepShare * linkLength) / (count || 1);
      for (let made = 0; made < count; made++) {
        pull(hand, (dx * move) / lag, (dy * move) / lag);
        run += move;
        // Not on its way to the pointer, where the cord behind it may turn around a text.
        if (hand.x - start.x > leastWay * (x - start.x)) slipped += (1 - 1 / ratio) * move;
        for (; slipped > linkLength && hand.before; slipped -= linkLength) hand = hand.before;
      }
      const left = Math.hypot(x - hand.x, y - hand.y);
      const shownShare = Math.min(1, maxStretch / (left || 1));
      stretch.x = (x - hand.x) * shownShare;
      stretch.y = (y - hand.y) * shownShare;
      return { turning: total, behind: due - count * move };
    },
    /** Lets the cord go. It stays where it is. */
    release() {
      hand = undefined;
      stretch.x = stretch.y = 0;
    },
    /**
     * Moves the loose end back to `x` if it is further right, and down to `y`, by one frame.
     * @returns whether it moved
     */
    settle(x: number, y: number): boolean {
      const nearest = points.findLastIndex((point) => point.x <= x);
      const excess = nearest < 0 ? 0 : points.length - 1 - nearest;
      points.length -= Math.ceil(excess / 12);
      const last = points.at(-1);
      if (!last) return false;
      last.after = undefined;
      const away = y - last.y;
      for (const [index, point] of points.slice(-settlingLinks).entries()) {
        point.y += (away / 8) * ((index + 1) / settlingLinks) ** 2;
      }
      return excess > 0 || Math.abs(away) > 0.5;
    },
    /** The positions to draw. The cord stretches between the hand and the loop that holds it. */
    positions(): Point[] {
      const held = hand ? points.indexOf(hand) : 0;
      return points.map(({ x, y }, index) => {
        const share = hand ? Math.min(1, Math.max(0, 1 - (held - index) / stretchedLinks)) : 0;
        const shown = { x: x + stretch.x * share, y: y + stretch.y * share };
        if (share) moveOut(shown, obstacles);
        return shown;
      });
    },
  };
}
