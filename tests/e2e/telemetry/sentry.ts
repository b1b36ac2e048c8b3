/** A string that only the script of Sentry's client contains. */
export const clientMark = 'sentry.javascript';
