/** What the contact form takes at the most. Characters are UTF-16 code units, as `maxlength` counts them. */
export const limits = {
  name: 100,
  /** RFC 5321, 4.5.3.1.3: a path of 256 with its angle brackets. */
  email: 254,
  company: 150,
  link: 1000,
  message: 5000,
  /** Bytes of one post, of whatever encoding. */
  body: 32 * 1024,
} as const;

/** A form that comes back sooner than this after its page was opened was not filled in by a person. Milliseconds. */
export const leastTime = 3000;

/** How long what was written is kept, as the form and the privacy policy promise. `npm run inquiries:purge` keeps it. */
export const retentionDays = 365;
