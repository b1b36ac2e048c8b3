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
import { commit, environment } from '../../env/release.ts';
import {
  replay,
  tracePropagationTargets,
  traceSampleRate,
  tunnelPath,
  untracedRoute,
} from '../constants.ts';
import type { EarlyError } from '../early.ts';
import { parseDsn, tunnelQuery } from './dsn.ts';
import { withConsent, withScrub } from './transport.ts';

/** What the page may send about itself and its visitor: nothing but the browser's name. */
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

/** Starts the SDK, which sends through the tunnel; recordings only while `mayRecord` says yes. Call it once. */
export function connect(dsn: string, mayRecord: () => boolean) {
  init({
    dsn,
    tunnel: tunnelPath + tunnelQuery(parseDsn(dsn)),
    transport: withConsent(withScrub(makeFetchTransport), mayRecord),
    ...(commit && { release: commit }),
    ...(environment && { environment }),
    initialScope: { tags: { runtime: 'browser' } },
    traceLifecycle: 'static',
    tracesSampleRate: traceSampleRate,
    tracePropagationTargets,
    ignoreSpans: [new RegExp(`^${untracedRoute}$`)],
    replaysSessionSampleRate: replay.sessionSampleRate,
    replaysOnErrorSampleRate: replay.onErrorSampleRate,
    dataCollection,
    defaultIntegrations: getDefaultIntegrations({}).filter(({ name }) => !unwanted.has(name)),
    integrations: [
      browserTracingIntegration({ instrumentPageLoad: false, instrumentNavigation: false }),
    ],
  });
}

/** Says that a span's name is a route's pattern. */
const isRoute = { 'sentry.segment.name.source': 'route' } as const;

/** Begins the trace of the page's load, at the time when that began. */
export function tracePageLoad(route: string) {
  const client = getClient();
  if (!client) return;
  startBrowserTracingPageLoadSpan(client, {
    name: route,
    startTime: performance.timeOrigin / 1000,
    attributes: { ...isRoute, 'sentry.origin': 'auto.pageload.nextjs.pages_router' },
  });
}

/** Begins the trace of a navigation to a route. */
export function traceNavigation(route: string) {
  const client = getClient();
  if (!client) return;
  startBrowserTracingNavigationSpan(client, {
    name: route,
    attributes: { ...isRoute, 'sentry.origin': 'auto.navigation.nextjs.pages_router' },
  });
}

/** Sends an error that nobody has caught, kept from before the SDK was there. */
export function captureEarly(event: EarlyError) {
  const rejection = 'reason' in event;
  const error: unknown = rejection ? event.reason : (event.error ?? event.message);
  captureException(error, {
    mechanism: { type: rejection ? 'onunhandledrejection' : 'onerror', handled: false },
  });
}

/** Sends an error that was caught; `componentStack` says where in the page, as React tells it. */
export function capture(error: unknown, componentStack?: string) {
  captureException(error, componentStack ? { contexts: { react: { componentStack } } } : undefined);
}
