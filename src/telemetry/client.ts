import Router from 'next/router';
import { cookieAnswer } from '../consent/useCookieAnswer.ts';
import { takeEarlyErrors } from './early.ts';
import { followConsent } from './recordingConsent.ts';
import { captureEarly, connect, traceNavigation, tracePageLoad } from './sentry/client.ts';

/** The pattern of the route that an address leads to, as `/works/[slug]`; Next lists them with the narrower first. */
function routeOf(address: string): string {
  const { pathname } = new URL(address, window.location.href);
  const leads = (page: string) =>
    new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`).test(pathname);
  return window.__BUILD_MANIFEST?.sortedPages?.find(leads) ?? pathname;
}

/** Names page loads and navigations by the route's pattern, not by the address. */
function traceRoutes() {
  tracePageLoad(window.__NEXT_DATA__.page);
  // A visitor who was quicker than this client is on another page by now, and so are the errors that follow.
  const here = Router.router?.pathname;
  if (here && here !== window.__NEXT_DATA__.page) traceNavigation(here);
  // A navigation that was under way when this client started tells of itself once more, just before its page is drawn. So
  // does Next when it takes a page's query over, which leads nowhere.
  const late = (address: string) => {
    if (new URL(address, window.location.href).pathname !== window.location.pathname)
      traceNavigation(routeOf(address));
  };
  Router.events.on('beforeHistoryChange', late);
  Router.events.on('routeChangeStart', (address: string, { shallow }: { shallow: boolean }) => {
    Router.events.off('beforeHistoryChange', late);
    if (!shallow) traceNavigation(routeOf(address));
  });
}

/** Starts the telemetry client and hands it what went wrong before. Call it once. */
export function startClient(dsn: string) {
  connect(dsn, () => cookieAnswer.read() === 'true');
  traceRoutes();
  for (const error of takeEarlyErrors()) captureEarly(error);
  followConsent(cookieAnswer);
}

export { capture } from './sentry/client.ts';
