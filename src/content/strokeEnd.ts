interface Point {
  x: number;
  y: number;
}

/** How many numbers each command takes at a time. */
const takes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

/** What is left of adding decimals goes. */
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 });

/**
 * Where a stroke of SVG path data without arcs ends, and the point before: where its last line starts, or the last handle of
 * its last curve.
 */
export function strokeEnd(path: string): { before: Point; end: Point } {
  let start: Point | undefined;
  let before: Point = { x: 0, y: 0 };
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const name = command.toUpperCase();
    const origin = () => (command === name ? { x: 0, y: 0 } : at);
    const size = takes[name] || numbers.length || 1;
    for (let k = 0; k < numbers.length; k += size) {
      const part = numbers.slice(k, k + size);
      const { x, y } = origin();
      const [first = 0] = part;
      const pair = (from: number): Point => ({ x: x + (part[from] ?? 0), y: y + (part[from + 1] ?? 0) });
      before = size > 2 ? pair(size - 4) : at;
      if (name === 'H') at = { x: x + first, y: at.y };
      else if (name === 'V') at = { x: at.x, y: y + first };
      else at = pair(size - 2);
      start ??= at;
    }
    if (name === 'Z' && start) at = start;
  }
  return { before: rounded(before), end: rounded(at) };
}
