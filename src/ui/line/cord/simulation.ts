/** Everything here is in the units of the drawing, and y grows downwards. */
export interface Place {
  x: number;
  y: number;
}

interface Point extends Place {
  /** How far the cord turns here: radians, positive to the right. */
  turn: number;
  before?: Point | undefined;
  after?: Point | undefined;
}

/** How strongly a stretch that is being pulled straightens out sideways, against the friction of the page. */
const straightening = 4;
/** The cosine of the sharpest bend between two links; a loop that is pulled smaller than that pops. */
const sharpest = 0.62;
/** The cord's length between which its turning counts as one loop: links. */
const loopLinks = 9;
/** How much of a turn such a stretch makes where a loop begins to hold, and where it holds most. */
const loose = 0.35;
const tight = 0.85;
/** The cord moves by this share of a link at once, so that it neither jumps nor folds. */
const stride = 0.5;
/** How many links of a loose end that nobody holds lie down. */
const lying = 60;
/** How many links share the stretch between the hand and a loop that holds. */
const stretched = 40;

/** Links places to a chain. */
function chain(places: readonly Place[]): Point[] {
  const points: Point[] = [];
  let last: Point | undefined;
  for (const { x, y } of places) {
    const point: Point = { x, y, turn: 0, before: last };
    if (last) last.after = point;
    last = point;
    points.push(point);
  }
  return points;
}

/** Follow the leader: the only move that keeps a link's length exactly (Müller et al., Fast Simulation of Inextensible Hair, 2012). */
function follow(point: Point, leader: Place, link: number) {
  const dx = point.x - leader.x;
  const dy = point.y - leader.y;
  const length = Math.hypot(dx, dy) || 1;
  point.x = leader.x + (dx / length) * link;
  point.y = leader.y + (dy / length) * link;
}

function towardsMiddle(point: Point, share: number) {
  const { before, after } = point;
  if (!before || !after) return;
  point.x += share * ((before.x + after.x) / 2 - point.x);
  point.y += share * ((before.y + after.y) / 2 - point.y);
}

/**
 * A cord that lies on the page. What is pulled drags the rest after it, and each bend takes its share, as a rope around a post
 * does: so the loop nearest to the hand tightens first, holds, and pops. Without a hand nothing moves.
 * @param places from the cord's far end to its loose one, `link` apart
 * @param elastic how far the hand may be ahead of the cord
 */
export function createCord(places: readonly Place[], link: number, elastic: number) {
  const points = chain(places);
  let hand: Point | undefined;
  const stretch = { x: 0, y: 0 };
  /** Where the hand took the cord, how much faster the cord runs than the hand, and how far it has run, and slipped through the hand. */
  let start: Place = { x: 0, y: 0 };
  let gear = 1;
  let run = 0;
  let slipped = 0;

  /** Measures every bend; @returns all turning of the cord, and the most within one loop's length: radians. */
  function bends() {
    let all = 0;
    let most = 0;
    let inLoop = 0;
    for (const [index, point] of points.entries()) {
      const { before, after } = point;
      if (!before || !after) continue;
      const ax = point.x - before.x;
      const ay = point.y - before.y;
      const bx = after.x - point.x;
      const by = after.y - point.y;
      point.turn = Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
      all += Math.abs(point.turn);
      inLoop += point.turn - (points[index - loopLinks]?.turn ?? 0);
      most = Math.max(most, Math.abs(inLoop));
    }
    return { all, most };
  }

  function pull(from: Point, dx: number, dy: number) {
    from.x += dx;
    from.y += dy;
    let moved = Math.hypot(dx, dy);
    for (let leader = from; leader.before; leader = leader.before) {
      const point = leader.before;
      const { x, y } = point;
      towardsMiddle(point, Math.min(0.5, (straightening * moved) / link));
      follow(point, leader, link);
      moved = Math.hypot(point.x - x, point.y - y);
      if (moved < 0.002) break;
    }
    for (let point = from.before; point?.after; point = point.before) {
      const { before, after } = point;
      const along =
        before &&
        (point.x - before.x) * (after.x - point.x) + (point.y - before.y) * (after.y - point.y);
      if (along !== undefined && along < sharpest * link * link) towardsMiddle(point, 0.35);
      follow(point, after, link);
    }
    // What is beyond the hand goes along, and off to the side.
    for (let point = from.after; point?.before; point = point.after) {
      point.x += dx + Math.sign(dx) * 1.5;
      point.y += dy;
      follow(point, point.before, link);
    }
  }

  return {
    /**
     * Takes the cord where it is nearest to a place, if that is within `reach`.
     * @param faster how many times faster the cord runs through the hand than the hand goes
     * @returns the place of the cord
     */
    take({ x, y }: Place, reach: number, faster: number): Place | undefined {
      let nearest = reach;
      hand = undefined;
      gear = faster;
      for (const point of points) {
        const distance = Math.hypot(point.x - x, point.y - y);
        if (distance < nearest) {
          nearest = distance;
          hand = point;
        }
      }
      run = slipped = 0;
      if (hand) start = { x: hand.x, y: hand.y };
      return hand && start;
    },
    /** Moves the hand towards a place, as far as the loops let it and by `strides` at the most. @returns all turning before, in radians, and how much of the cord is still to come */
    drag({ x, y }: Place, strides: number) {
      const { all, most } = bends();
      if (!hand) return { turning: all, behind: 0 };
      const holding = (most / (2 * Math.PI) - loose) / (tight - loose);
      const dx = x - hand.x;
      const dy = y - hand.y;
      const lag = Math.hypot(dx, dy);
      const way = Math.max(0, lag - 0.9 * elastic * Math.min(1, Math.max(0, holding)));
      const due = Math.max(
        0,
        Math.min(gear * way, gear * Math.hypot(x - start.x, y - start.y) - run),
      );
      const count = Math.min(strides, Math.ceil(due / (stride * link)));
      const move = Math.min(due, count * stride * link) / (count || 1);
      for (let made = 0; made < count; made++) {
        pull(hand, (dx * move) / lag, (dy * move) / lag);
        run += move;
        slipped += (1 - 1 / gear) * move;
        for (; slipped > link && hand.before; slipped -= link) hand = hand.before;
      }
      const left = Math.hypot(x - hand.x, y - hand.y);
      const shown = Math.min(1, elastic / (left || 1));
      stretch.x = (x - hand.x) * shown;
      stretch.y = (y - hand.y) * shown;
      return { turning: all, behind: due - count * move };
    },
    /** Lets go; the cord stays where it is. */
    release() {
      hand = undefined;
      stretch.x = stretch.y = 0;
    },
    /** Lets the loose end come back a little where it is further right than `x`, and lie down at `y`. @returns whether it moved */
    settle(x: number, y: number): boolean {
      const excess = points.length - 1 - points.findLastIndex((point) => point.x <= x);
      points.length -= Math.ceil(excess / 12);
      const last = points.at(-1);
      if (!last) return false;
      last.after = undefined;
      const away = y - last.y;
      for (const [index, point] of points.slice(-lying).entries())
        point.y += (away / 8) * ((index + 1) / lying) ** 2;
      return excess > 0 || Math.abs(away) > 0.5;
    },
    /** The cord as it is to be drawn: between the hand and what holds it, it stretches by `elastic` at the most. */
    places(): Place[] {
      const held = hand ? points.indexOf(hand) : 0;
      return points.map(({ x, y }, index) => {
        const share = hand ? Math.min(1, Math.max(0, 1 - (held - index) / stretched)) : 0;
        return { x: x + stretch.x * share, y: y + stretch.y * share };
      });
    },
  };
}
