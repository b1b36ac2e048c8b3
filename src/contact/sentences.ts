import { fill } from '../words/fill.ts';
import type { FormWords } from '../words/words.ts';

/** Returns the heading of a list of so many errors. */
export const errorCount = ({ oneError, errors, numbers }: FormWords, count: number) =>
  count === 1 ? oneError : fill(errors, { Count: numbers[count] ?? String(count) });
