/**
 * Does `work` when the page has loaded and the browser has nothing better to do, at the latest 4 seconds after. Safari has no
 * requestIdleCallback.
 */
export function whenIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
    else setTimeout(work, 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
