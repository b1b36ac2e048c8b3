import type { Progress } from './encodeAll.ts';

/** A terminal or its replacement: a file, a pipe, a test. */
export interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/** Where a line cannot be updated, another one is written no sooner than this. Milliseconds. */
const pause = 30_000;

const clearLine = '\r\u001b[K';

/** What is left, and how long it will take at the pace so far. */
function sentence({ left, done }: Progress, elapsed: number): string {
  const seconds = Math.round((elapsed * (1 - done)) / done / 1000);
  return `pictures: ${left} left to encode, about ${seconds} s`;
}

/**
 * Reports the encoding's progress: as one line that updates in a terminal, as few lines elsewhere.
 * @param now reads a clock, in milliseconds
 */
export function progressLine(output: Output = process.stdout, now = () => performance.now()) {
  const start = now();
  let last = start;
  return {
    report(progress: Progress) {
      if (progress.left === 0) return;
      const text = sentence(progress, now() - start);
      if (output.isTTY) output.write(clearLine + text);
      else if (now() - last >= pause) {
        last = now();
        output.write(`${text}\n`);
      }
    },
    end() {
      if (output.isTTY) output.write(clearLine);
    },
  };
}
