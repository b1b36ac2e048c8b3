import { createHash } from 'node:crypto';
import { frame, type Strokes } from './lineDrawing.ts';

const turn = 2 * Math.PI;

/** Points of the path in each turn. */
const perTurn = 5;

/** A handle's share of the way from the point before to the point after, so that turns of five points are round. */
const roundness = 4.4;

/**
 * A tangle in the frame of a one-line drawing, for whatever has no drawing: a coil that sways and swells, then loosens to the
 * right. The same name always gives the same one, and no two names do. Its bottom touches the line where it comes in and leaves.
 */
export function tangleOf(name: string): Strokes {
  const chances = [...createHash('sha256').update(name).digest()];
  const some = (least: number, most: number) =>
    least + ((most - least) * (chances.pop() ?? 0)) / 255;
  const wave = (most: number) => {
    const [slow, phase, quick, other] = [
      some(0.8, 1.8),
      some(0, turn),
      some(2, 3.5),
      some(0, turn),
    ];
    return (t: number) =>
      (most * (2 * Math.sin(turn * slow * t + phase) + Math.sin(turn * quick * t + other))) / 3;
  };
  const turns = Math.round(some(8, 11));
  const [sway, swell, squash, lift] = [
    wave(some(35, 70)),
    wave(some(20, 45)),
    wave(0.35),
    wave(0.5),
  ];
  const [drift, last] = [some(2, 4), some(14, 34)];
  const soft = (share: number) => Math.sin((Math.PI / 2) * Math.min(1, share)) ** 2;
  const at = (t: number) => {
    const free = soft(t * 6) * soft((1 - t) * 4);
    const radius = last + (104 - last) * (1 - t ** drift) + swell(t) * free;
    const angle = turn * (0.25 - turns * t);
    const bottom = frame.line - free * (0.5 + lift(t)) * (frame.line - 12 - 2 * radius);
    return {
      x:
        195 + 210 * t ** drift + sway(t) * free + radius * (1 + squash(t) * free) * Math.cos(angle),
      y: bottom - radius * (1 - Math.sin(angle)),
    };
  };
  const count = turns * perTurn;
  const points = Array.from({ length: count + 1 }, (_, index) => at(index / count)).map(
    ({ x, y }) => [Math.round(x), Math.round(y)],
  );
  const relative = (...numbers: number[]) =>
    numbers.map((one, index) => (index && one >= 0 ? ` ${one}` : `${one}`)).join('');
  const curves = points.slice(1).map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = points[index] ?? [];
    const [nextX = x, nextY = y] = points[index + 2] ?? [];
    // The handle before a point; the curve after it mirrors the handle, so that the line never breaks.
    const isLast = index === count - 1;
    const handle = isLast
      ? [x - 14, y]
      : [x - (nextX - fromX) / roundness, y - (nextY - fromY) / roundness];
    const [handleX = 0, handleY = 0] = handle.map(Math.round);
    const first = index ? 's' : 'c44 0 ';
    return first + relative(handleX - fromX, handleY - fromY, x - fromX, y - fromY);
  });
  return [`M0 ${frame.line}H${points[0]?.[0]}${curves.join('')}H${frame.width}`];
}
