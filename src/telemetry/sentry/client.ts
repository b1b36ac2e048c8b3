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

/** Sends no personal data; the browser's name is the only header that is sent. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ['user-agent'] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
};

/** Integrations that store an identifier of the visitor without consent. */
const removedIntegrations = new Set(['BrowserSession', 'ConversationId']);

/** Starts the SDK. Call it once. @param mayRecord whether recordings may be sent at the moment */
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
    defaultIntegrations: getDefaultIntegrations({}).filter(
      ({ name }) => !removedIntegrations.has(name),
    ),
    integrations: [
      browserTracingIntegration({ instrumentPageLoad: false, instrumentNavigation: false }),
    ],
  });
}

/** Tells Sentry that a span's name is a route pattern, not a URL. */
const isRoute = { 'sentry.segment.name.source': 'route' } as const;

/** Starts the trace of the page load, dated back to when the load began. */
export function tracePageLoad(route: string) {
  const client = getClient();
  if (!client) return;
  startBrowserTracingPageLoadSpan(client, {
    name: route,
    startTime: performance.timeOrigin / 1000,
    attributes: { ...isRoute, 'sentry.origin': 'auto.pageload.nextjs.pages_router' },
  });
}

export function traceNavigation(route: string) {
  const client = getClient();
  if (!client) return;
  startBrowserTracingNavigationSpan(client, {
    name: route,
    attributes: { ...isRoute, 'sentry.origin': 'auto.navigation.nextjs.pages_router' },
  });
}

/** Reports an uncaught error from before the SDK had loaded. */
export function captureEarly(event: EarlyError) {
  const isRejection = 'reason' in event;
  const error: unknown = isRejection ? event.reason : (event.error ?? event.message);
  captureException(error, {
    mechanism: { type: isRejection ? 'onunhandledrejection' : 'onerror', handled: false },
  });
}

/** Reports a caught error. @param componentStack React's stack of the components around it */
export function capture(error: unknown, componentStack?: string | null) {
  captureException(error, componentStack ? { contexts: { react: { componentStack } } } : undefined);
}
