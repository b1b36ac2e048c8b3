import Router from 'next/router';

/** The Network Information API, which not every browser has and TypeScript knows only in part. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Turns prefetching off for visitors who save data. Next does so for visible links only, not for hovered ones. */
export function disablePrefetchForSaveData() {
  if (!(navigator as Connected).connection?.saveData) return;
  Router.ready(() => {
    if (Router.router) Router.router.prefetch = async () => {};
  });
}
