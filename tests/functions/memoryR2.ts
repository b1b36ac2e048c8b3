import type { Bucket } from '#functions/contact/files.ts';

/**
 * The part of R2 that the Functions use, in memory. After `fail` every call throws; after `hold` all
 * calls wait for the function that it returns.
 */
export function memoryR2() {
  const files = new Map<string, { file: Blob; uploaded: Date; options: unknown }>();
  let ready = async () => {};
  const bucket: Bucket = {
    put: (name, file, options) =>
      ready().then(() => files.set(name, { file, uploaded: new Date(), options })),
    head: (name) => ready().then(() => files.get(name) ?? null),
    delete: (names) => ready().then(() => names.forEach((name) => void files.delete(name))),
    list: async ({ cursor = '' }) => {
      await ready();
      const left = [...files].sort().filter(([key]) => key > cursor);
      // Two at a time instead of 1000.
      const objects = left.slice(0, 2).map(([key, { uploaded }]) => ({ key, uploaded }));
      return { objects, truncated: left.length > 2, cursor: objects.at(-1)?.key ?? '' };
    },
  };
  return {
    ...bucket,
    files,
    fail: () => {
      ready = () => Promise.reject(new Error('R2: internal secret'));
    },
    hold: () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      ready = () => held;
      return release;
    },
  };
}
