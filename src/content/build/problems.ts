/** The problems of content, one line each: the file, the field and what is expected. */
class Problems extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Entries that could be read, and the problems of those that could not. */
export interface Loaded<Entry> {
  entries: Entry[];
  problems: readonly string[];
}

/** The lines of an error: one for each problem. */
export const problemsIn = (error: unknown): readonly string[] =>
  error instanceof Problems
    ? error.lines
    : [error instanceof Error ? error.message : String(error)];

/** Runs `check` on each item. @returns what it throws, each line once: one broken file fails many checks */
export function problemsOf<T>(items: readonly T[], check: (item: T) => unknown): string[] {
  const found = items.flatMap((item) => {
    try {
      check(item);
      return [];
    } catch (error) {
      return problemsIn(error);
    }
  });
  return [...new Set(found)];
}

/** @throws Problems if there are any */
export function throwAny(problems: readonly string[]) {
  if (problems.length) throw new Problems(problems);
}

/** @returns all entries @throws Problems if any entry could not be read */
export function allOf<Entry>({ entries, problems }: Loaded<Entry>): Entry[] {
  throwAny(problems);
  return entries;
}

/** Returns what `load` returns, or nothing if it throws: for checks that go on after a broken file. */
export function attempt<T>(load: () => T): T | undefined {
  try {
    return load();
  } catch {
    return undefined;
  }
}
