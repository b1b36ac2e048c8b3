/** What the tests have to know about the service's own client. */

/** A string that is in the client's script and in no other. */
export const clientMark = 'sentry.javascript';
