/** An error with one line per content problem: the file, the field and what is expected. */
class Problems extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The valid entries of a kind, and the problems of the others. */
export interface Loaded<Entry> {
  entries: Entry[];
  problems: readonly string[];
}

/** Returns an error's lines, one per problem. */
export const problemsIn = (error: unknown): readonly string[] =>
  error instanceof Problems
    ? error.lines
    : [error instanceof Error ? error.message : String(error)];

/** Runs `check` on each item. @returns the problems thrown, without duplicates */
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

/** Returns undefined if `load` throws, so that checks continue after a broken file. */
export function attempt<T>(load: () => T): T | undefined {
  try {
    return load();
  } catch {
    return undefined;
  }
}
