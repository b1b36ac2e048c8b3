/** The largest post of a form without its file, in bytes. */
export const maxPostBytes = 32 * 1024;

const maxCvMegabytes = 5;

/** The largest CV, in bytes. It is sent beside the form's texts. */
export const maxCvBytes = maxCvMegabytes * 1024 * 1024;

/** The limit as forms, their errors and the privacy policy write it. */
export const maxCvSize = `${maxCvMegabytes}\u00a0MB`;

/** The shortest time in which a person can fill in a form. */
export const minFillTimeMs = 3000;

/** How long inquiries are stored, as the form and the privacy policy promise. */
export const retentionDays = 365;

/** Inquiries per hour from one IPv4 address or one IPv6 /64, a single subnet (RFC 4291, 2.5.1). */
export const maxPerSender = 10;

/** Inquiries per hour from one IPv6 /48, the largest network of one customer (RFC 6177, 2). */
export const maxPerNetwork = 30;

/**
 * Inquiries per day from all senders. Each writes at most 12 rows, indexes included, of the 100,000
 * per day in D1's free plan (https://developers.cloudflare.com/d1/platform/pricing/).
 */
export const maxPerDay = 1000;
