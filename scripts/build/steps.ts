/** Seconds by the name of a step. */
const times = new Map<string, number>();

/** Runs a step of the build and notes how long it takes. */
export async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  times.set(name, (performance.now() - start) / 1000);
  return result;
}

/** `times: texts 0.3 s, pages 9.1 s`, in the order in which the steps ended. */
export const stepTimes = () => `times: ${[...times].map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(', ')}`;
