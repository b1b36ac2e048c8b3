/** Where the SDK keeps a recording's number from page to page, in session storage. */
export const recordingKey = 'sentryReplaySession';
