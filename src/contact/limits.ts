/** The longest post that is taken, of whatever encoding. Bytes. */
export const maxPostBytes = 32 * 1024;

/** A form that comes back sooner than this after its page was opened was not filled in by a person. Milliseconds. */
export const minFillTimeMs = 3000;

/** How long what was written is kept, as the form and the privacy policy promise. `npm run inquiries:purge` keeps it. */
export const retentionDays = 365;
