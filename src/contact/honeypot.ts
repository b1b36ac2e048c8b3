/** A field that visitors do not see, and the error code of a form in which it is filled in. */
export const honeypot = { field: 'subject', code: 'trap' } as const;
