/**
 * Draws strings as SVG: each runs smoothly through its points, and where strings cross, they take
 * turns to be above, with a gap in the colour of the ground beside the upper one.
 * @param {{ points: [number, number][], color: string, width: number }[]} strings
 */
globalThis.weave = (strings, ground, gap) => {
  const paths = strings.map(({ points }) => smooth(points));
  const pieces = paths.flatMap((path, string) =>
    path.slice(1).map((to, i) => ({ from: path[i], to, string, index: i })),
  );
  const crossings = pieces.flatMap((one, k) =>
    pieces.slice(k + 2).flatMap((other) => (meet(one, other) ? [[one, other]] : [])),
  );
  const upper = new Map();
  let wasUpper = false;
  for (const piece of pieces)
    for (const crossing of crossings.filter((found) => found.includes(piece))) {
      wasUpper = upper.has(crossing) ? upper.get(crossing) === piece : !wasUpper;
      if (!upper.has(crossing)) upper.set(crossing, crossing[wasUpper ? 0 : 1]);
    }
  const draw = (points, color, width, cap = 'round') =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round" d="M${points.join('L')}"/>`;
  const whole = paths.map((path, k) => draw(path, strings[k].color, strings[k].width));
  const parts = [...upper].map(([crossing, { string, index }]) => {
    const lower = crossing.find((piece) => piece !== upper.get(crossing));
    const { color, width } = strings[string];
    const reach = Math.ceil((strings[lower.string].width / 2 + gap + 3) / step);
    const near = (extra) =>
      paths[string].slice(Math.max(0, index - reach - extra), index + reach + 2 + extra);
    return draw(near(0), ground, width + 2 * gap, 'butt') + draw(near(1), color, width, 'butt');
  });
  return [...whole, ...parts].join('');
};

/** The distance between the points of a smooth string. */
const step = 3;

/** Points along a cubic B-spline, which comes near its points and has no kinks. */
function smooth(points) {
  const at = (k) => points[Math.max(0, Math.min(points.length - 1, k))];
  const curve = points.slice(1).flatMap((to, k) => {
    const [before, from, after] = [at(k - 1), at(k), at(k + 2)];
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
    return Array.from({ length: count }, (_, i) =>
      [0, 1].map((axis) => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
        const t = i / count;
        return (
          (a +
            4 * b +
            c +
            3 * (c - a) * t +
            3 * (a - 2 * b + c) * t ** 2 +
            (3 * (b - c) + d - a) * t ** 3) /
          6
        );
      }),
    );
  });
  return [...curve, points.at(-1)].map((point) => point.map((n) => Math.round(n * 10) / 10));
}

function meet({ from: [ax, ay], to: [bx, by] }, { from: [cx, cy], to: [dx, dy] }) {
  const area = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (!area) return false;
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / area;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / area;
  return t >= 0 && t < 1 && u >= 0 && u < 1;
}
