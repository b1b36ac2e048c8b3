import Router from 'next/router';
import { cookieAnswer } from '../consent/useCookieAnswer.ts';
import { takeEarlyErrors } from './early.ts';
import { followConsent } from './recordingConsent.ts';
import { captureEarly, connect, traceNavigation, tracePageLoad } from './sentry/client.ts';

/** Returns the route pattern of a URL, such as `/works/[slug]`. Next lists specific routes first. */
function routeOf(url: string): string {
  const { pathname } = new URL(url, window.location.href);
  const matches = (page: string) =>
    new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`).test(pathname);
  return window.__BUILD_MANIFEST?.sortedPages?.find(matches) ?? pathname;
}

/** Traces page loads and navigations, named by their route patterns. */
function traceRoutes() {
  tracePageLoad(window.__NEXT_DATA__.page);
  // Traces a navigation that ended before this client had loaded.
  const currentPage = Router.router?.pathname;
  if (currentPage && currentPage !== window.__NEXT_DATA__.page) traceNavigation(currentPage);
  // Traces a navigation that began before this client had loaded. Next also fires the event when it
  // adds the query to a page, which keeps the path.
  const traceRunning = (url: string) => {
    if (new URL(url, window.location.href).pathname !== window.location.pathname)
      traceNavigation(routeOf(url));
  };
  Router.events.on('beforeHistoryChange', traceRunning);
  Router.events.on('routeChangeStart', (url: string, { shallow }: { shallow: boolean }) => {
    Router.events.off('beforeHistoryChange', traceRunning);
    if (!shallow) traceNavigation(routeOf(url));
  });
}

/** Starts the telemetry client and reports the errors kept until then. Call it once. */
export function startClient(dsn: string) {
  connect(dsn, () => cookieAnswer.read() === 'true');
  traceRoutes();
  for (const error of takeEarlyErrors()) captureEarly(error);
  followConsent(cookieAnswer);
}

export { capture } from './sentry/client.ts';
