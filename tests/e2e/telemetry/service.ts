/** What the tests have to know of the service's own client. */

/** Stands in its script and in no other. */
export const clientMark = 'sentry.javascript';

/** A property of `window` that is there when its script has run. */
export const clientGlobal = '__SENTRY__';

/** What requests tell our own interfaces of the trace: the header that has its number, and what its baggage holds. */
export const traceHeaders = { trace: 'sentry-trace', inBaggage: 'sentry-trace_id=' };

/** The header by which the ingest asks for ten minutes without errors. */
export const noErrors = { name: 'X-Sentry-Rate-Limits', value: '600:error:organization' };
