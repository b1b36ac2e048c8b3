/** @throws Error if the promise takes longer than `timeoutMs` */
export function inTime<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer!: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs, new Error('no answer in time'));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
