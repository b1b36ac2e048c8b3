import { useSyncExternalStore } from 'react';

/** Calls back at the start of every minute. */
function everyMinute(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tick();
        wait();
      },
      60_000 - (Date.now() % 60_000),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

const minute = () => Math.floor(Date.now() / 60_000);

/** Minutes since 1970, or `undefined` in the exported HTML, which cannot know when it is read. */
export const useMinute = () => useSyncExternalStore<number | undefined>(everyMinute, minute, () => undefined);

/** The year at the time of the visit; in the exported HTML and without scripts the year of the build. */
export const useYear = () =>
  useSyncExternalStore(
    everyMinute,
    () => new Date().getFullYear(),
    () => Number(process.env.BUILD_YEAR),
  );
