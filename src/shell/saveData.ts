import Router from 'next/router';

/** The Network Information API, which not every browser has and TypeScript does not know whole. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Fetches nothing ahead for visitors who save data. Next asks that of links in sight only, not of those that a pointer is on. */
export function disablePrefetchForSaveData() {
  if (!(navigator as Connected).connection?.saveData) return;
  Router.ready(() => {
    if (Router.router) Router.router.prefetch = async () => {};
  });
}
