/** The largest post that is accepted, in any encoding. Bytes. */
export const maxPostBytes = 32 * 1024;

/** A form that is sent sooner than this after its page was opened was not filled in by a person. Milliseconds. */
export const minFillTimeMs = 3000;

/** How long inquiries are kept, as the form and the privacy policy promise. the Function of the form deletes older ones. */
export const retentionDays = 365;
