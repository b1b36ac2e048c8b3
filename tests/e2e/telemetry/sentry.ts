/** What the tests have to know about the service's own client. */

/** A string that is in the client's script and in no other. */
export const clientMark = 'sentry.javascript';

/** The headers that carry the trace to our own interfaces: its id, and the entries of its baggage. */
export const traceHeaders = { trace: 'sentry-trace', inBaggage: 'sentry-trace_id=' };
