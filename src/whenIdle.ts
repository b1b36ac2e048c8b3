/** Does `work` when the browser has nothing better to do, at the latest after 4 seconds. Safari has no requestIdleCallback. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
};
