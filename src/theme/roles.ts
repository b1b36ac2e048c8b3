/** The names of the site's colours, by their use. */
export const roles = [
  /** The background of pages, and the text on it. */
  'page',
  'text',
  /** The colour of ink, the same in both schemes. */
  'ink',
  /** Captions and asides. */
  'quietText',
  /** The background of quiet sections. */
  'quiet',
  /** The background of loud sections: hero, menu and footer. */
  'loud',
  'onLoud',
  'loudLine',
  'loudAccent',
  /** The drawn line. */
  'line',
  /** Marks and focus rings. */
  'accent',
  /** Error messages. */
  'error',
  /** A section that is dark in both schemes. */
  'deep',
  'onDeep',
  'deepLine',
  /** The section with inverted colours at the end of a page. */
  'inverse',
  'onInverse',
  'inverseLine',
  /** Highlighted words and buttons on pictures, the same in both schemes. */
  'marked',
  'onMarked',
  /** A section in the second colour, such as that of the Swedish page. */
  'second',
  'onSecond',
  'secondLine',
] as const;

export type Role = (typeof roles)[number];
