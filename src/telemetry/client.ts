import {
  browserTracingIntegration,
  captureException,
  getClient,
  getDefaultIntegrations,
  init,
  makeFetchTransport,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
} from '@sentry/react';
import Router from 'next/router';
import { cookieAnswer } from '../consent/useCookieAnswer.ts';
import { replay, tracePropagationTargets, traceSampleRate, tunnelPath, untracedRoute } from './constants.ts';
import { parseDsn, tunnelQuery } from './dsn.ts';
import { type EarlyFault, takeEarlyFaults } from './early.ts';
import { followConsent } from './recordingConsent.ts';
import { withConsent } from './withConsent.ts';
import { withScrub } from './withScrub.ts';

/** What the page may tell about itself and its visitor: nothing but the browser's name. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ['user-agent'] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
};

/** Session counting keeps an identifier, which nobody has agreed to. */
const unwanted = new Set(['BrowserSession', 'ConversationId']);

function captureEarly(fault: EarlyFault) {
  const rejection = 'reason' in fault;
  const error: unknown = rejection ? fault.reason : (fault.error ?? fault.message);
  captureException(error, { mechanism: { type: rejection ? 'onunhandledrejection' : 'onerror', handled: false } });
}

/** Says that a span's name is a route's pattern. */
const isRoute = { 'sentry.segment.name.source': 'route' } as const;

/** The pattern of the route that an address leads to, as `/works/[slug]`; Next lists them with the narrower first. */
function routeOf(address: string): string {
  const { pathname } = new URL(address, window.location.href);
  const leads = (page: string) => new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`).test(pathname);
  return window.__BUILD_MANIFEST?.sortedPages?.find(leads) ?? pathname;
}

/** Names page loads and navigations by the route's pattern, not by the address. */
function traceRoutes() {
  const client = getClient();
  if (!client) return;
  startBrowserTracingPageLoadSpan(client, {
    name: window.__NEXT_DATA__.page,
    startTime: performance.timeOrigin / 1000,
    attributes: { ...isRoute, 'sentry.origin': 'auto.pageload.nextjs.pages_router' },
  });
  const navigated = (name: string) =>
    startBrowserTracingNavigationSpan(client, {
      name,
      attributes: { ...isRoute, 'sentry.origin': 'auto.navigation.nextjs.pages_router' },
    });
  // A visitor who was quicker than this client is on another page by now, and so are the faults that follow.
  const here = Router.router?.pathname;
  if (here && here !== window.__NEXT_DATA__.page) navigated(here);
  // A navigation that was under way when this client started tells of itself once more, just before its page is drawn. So
  // does Next when it takes a page's query over, which leads nowhere.
  const late = (address: string) => {
    if (new URL(address, window.location.href).pathname !== window.location.pathname) navigated(routeOf(address));
  };
  Router.events.on('beforeHistoryChange', late);
  Router.events.on('routeChangeStart', (address: string, { shallow }: { shallow: boolean }) => {
    Router.events.off('beforeHistoryChange', late);
    if (!shallow) navigated(routeOf(address));
  });
}

/** Starts the telemetry client and hands it what went wrong before. Call it once. */
export function startClient(dsn: string) {
  init({
    dsn,
    tunnel: tunnelPath + tunnelQuery(parseDsn(dsn)),
    transport: withConsent(withScrub(makeFetchTransport), () => cookieAnswer.read() === 'true'),
    ...(process.env.RELEASE && { release: process.env.RELEASE }),
    ...(process.env.ENVIRONMENT && { environment: process.env.ENVIRONMENT }),
    initialScope: { tags: { runtime: 'browser' } },
    traceLifecycle: 'static',
    tracesSampleRate: traceSampleRate,
    tracePropagationTargets,
    ignoreSpans: [new RegExp(`^${untracedRoute}$`)],
    replaysSessionSampleRate: replay.sessionSampleRate,
    replaysOnErrorSampleRate: replay.onErrorSampleRate,
    dataCollection,
    defaultIntegrations: getDefaultIntegrations({}).filter(({ name }) => !unwanted.has(name)),
    integrations: [browserTracingIntegration({ instrumentPageLoad: false, instrumentNavigation: false })],
  });
  traceRoutes();
  for (const fault of takeEarlyFaults()) captureEarly(fault);
  followConsent(cookieAnswer);
}

/** Reports an error that was caught; `componentStack` says where in the page, as React tells it. */
export function capture(error: unknown, componentStack?: string) {
  captureException(error, componentStack ? { contexts: { react: { componentStack } } } : undefined);
}
