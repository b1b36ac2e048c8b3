/** The largest post that is accepted, in any encoding. Bytes. */
export const maxPostBytes = 32 * 1024;

/** A form that is sent sooner than this after its page was opened was not filled in by a person. Milliseconds. */
export const minFillTimeMs = 3000;

/** How long inquiries are kept, as the form and the privacy policy promise. The Function of the form deletes older ones. */
export const retentionDays = 365;

/** Inquiries that one sender may make within an hour: an IPv4 address, or a /64 of IPv6, which is one link (RFC 4291, 2.5.1). */
export const maxPerSender = 10;

/** The same for a /48 of IPv6: the most that one customer is given (RFC 6177, 2), with 65,536 links to write from. */
export const maxPerNetwork = 30;

/**
 * Inquiries that are stored within a day, whoever makes them. Each writes at most twelve rows, its indexes included, so that
 * floods leave room in the 100,000 a day of D1's free plan (https://developers.cloudflare.com/d1/platform/pricing/).
 */
export const maxPerDay = 1000;
