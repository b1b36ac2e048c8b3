/** What is wrong with content, problem by problem: each names its file, the field and what is expected. */
class Problems extends Error {
  readonly all: readonly string[];
  constructor(all: readonly string[]) {
    super(all.join('\n'));
    this.all = all;
  }
}

/** What an error says, problem by problem. */
export const toldBy = (error: unknown): readonly string[] =>
  error instanceof Problems ? error.all : [error instanceof Error ? error.message : String(error)];

/** What checking each of these finds, each problem once, as a file that cannot be read stops every check that needs it. */
export function problemsOf<T>(all: readonly T[], check: (one: T) => unknown): string[] {
  const found = all.flatMap((one) => {
    try {
      check(one);
      return [];
    } catch (error) {
      return toldBy(error);
    }
  });
  return [...new Set(found)];
}

/** @throws Problems if there are any */
export function throwAny(problems: readonly string[]) {
  if (problems.length) throw new Problems(problems);
}

/** Whether only what can be read is wanted; what cannot be was told before. */
let readableOnly = false;

/** @throws Problems if there are any, but where the rest is wanted all the same */
export function throwUnlessRestWanted(problems: readonly string[]) {
  if (!readableOnly) throwAny(problems);
}

/** Loads as much as can be read, for further checks of that; nothing where nothing can be. */
export function readable<T>(load: () => T): T | undefined {
  readableOnly = true;
  try {
    return load();
  } catch {
    return undefined;
  } finally {
    readableOnly = false;
  }
}
