import { createHash } from 'node:crypto';
import { frame, type Strokes } from './lineDrawing.ts';

const turn = 2 * Math.PI;

const pointsPerTurn = 5;

/** The length of a Bézier handle is the distance between the neighbours divided by this. */
const roundness = 4.4;

/**
 * Draws a random tangle for a page without a drawing: a coil that loosens to the right. The name
 * seeds it, so the same name gives the same drawing.
 */
export function randomTangle(name: string): Strokes {
  const randomBytes = [...createHash('sha256').update(name).digest()];
  const random = (min: number, max: number) => min + ((max - min) * (randomBytes.pop() ?? 0)) / 255;
  /** A smooth random function of 0 to 1 with values between -max and max. */
  const wave = (max: number) => {
    const [slow, slowPhase, fast, fastPhase] = [
      random(0.8, 1.8),
      random(0, turn),
      random(2, 3.5),
      random(0, turn),
    ];
    return (t: number) =>
      (max * (2 * Math.sin(turn * slow * t + slowPhase) + Math.sin(turn * fast * t + fastPhase))) /
      3;
  };
  const turns = Math.round(random(8, 11));
  const [sway, swell, squash, lift] = [
    wave(random(35, 70)),
    wave(random(20, 45)),
    wave(0.35),
    wave(0.5),
  ];
  const [drift, lastRadius] = [random(2, 4), random(14, 34)];
  const easeIn = (share: number) => Math.sin((Math.PI / 2) * Math.min(1, share)) ** 2;
  const pointAt = (t: number) => {
    // The freedom is 0 at both ends, so that the coil starts and ends on the line.
    const freedom = easeIn(t * 6) * easeIn((1 - t) * 4);
    const radius = lastRadius + (104 - lastRadius) * (1 - t ** drift) + swell(t) * freedom;
    const angle = turn * (0.25 - turns * t);
    const bottom = frame.lineY - freedom * (0.5 + lift(t)) * (frame.lineY - 12 - 2 * radius);
    const centre = 195 + 210 * t ** drift + sway(t) * freedom;
    return {
      x: centre + radius * (1 + squash(t) * freedom) * Math.cos(angle),
      y: bottom - radius * (1 - Math.sin(angle)),
    };
  };
  const count = turns * pointsPerTurn;
  const points = Array.from({ length: count + 1 }, (_, index) => pointAt(index / count)).map(
    ({ x, y }) => [Math.round(x), Math.round(y)],
  );
  const relative = (...numbers: number[]) =>
    numbers.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
  const curves = points.slice(1).map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = points[index] ?? [];
    const [nextX = x, nextY = y] = points[index + 2] ?? [];
    // Each `s` curve mirrors the handle of the curve before, so the line has no corners.
    const isLast = index === count - 1;
    const handle = isLast
      ? [x - 14, y]
      : [x - (nextX - fromX) / roundness, y - (nextY - fromY) / roundness];
    const [handleX = 0, handleY = 0] = handle.map(Math.round);
    const command = index ? 's' : 'c44 0 ';
    return command + relative(handleX - fromX, handleY - fromY, x - fromX, y - fromY);
  });
  return [`M0 ${frame.lineY}H${points[0]?.[0]}${curves.join('')}H${frame.width}`];
}
