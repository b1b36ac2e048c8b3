import { parseArgs } from 'node:util';

/** Reads `--rounds`: how often to measure, by default 5 times. @throws Error unless it is a positive whole number */
export function readRounds(): number {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const rounds = Number(values.rounds);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--rounds is "${values.rounds}"; expected a whole number`);
}

/** Sorts the values in place. @returns the middle one */
export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
