import type { Visitor } from './visitor.ts';

/** Checks one thing. @returns a short summary. @throws Error that says what is wrong */
export type Check = (visitor: Visitor) => Promise<string>;

export interface Result {
  name: string;
  ok: boolean;
  found: string;
  ms: number;
}

/** Runs all checks at the same time, also if one fails. */
export function runChecks(checks: Record<string, Check>, visitor: Visitor): Promise<Result[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const start = performance.now();
      const [ok, found] = await check(visitor).then(
        (text) => [true, text] as const,
        (error: Error) =>
          [false, String((error.cause as Error)?.message ?? error.message)] as const,
      );
      return { name, ok, found, ms: Math.round(performance.now() - start) };
    }),
  );
}

/** @throws Error with this message, unless the condition is true */
export function assertThat(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
