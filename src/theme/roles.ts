/** What a colour is for. Browsers get these names only; documents write the values. */
export const roles = [
  /** Reading surfaces and the text on them. */
  'page',
  'text',
  /** Second voice: captions, asides. */
  'quietText',
  /** Quiet fields. */
  'quiet',
  /** Loud fields: hero, menu, footer. */
  'loud',
  'onLoud',
  /** The drawn line, on a loud field and elsewhere. */
  'line',
  /** Marks and focus rings. */
  'accent',
  /** Text that says what is wrong. */
  'error',
  /** A dark field in the middle of a page, dark in both schemes. */
  'deep',
  'onDeep',
  'deepLine',
  /** The inverted field, for the one thing that closes a page. */
  'inverse',
  'onInverse',
  'inverseLine',
  /** What is marked as with a pen, the same in both schemes: a word, a button on a picture. */
  'marked',
  'onMarked',
  'fjord',
  'onFjord',
  'fjordLine',
] as const;

export type Role = (typeof roles)[number];
