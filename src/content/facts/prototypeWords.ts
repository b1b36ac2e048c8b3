/** The words beside a prototype. They are in scripts, so that page data does not repeat them. */
export const prototypeWords = {
  open: 'Try it',
  close: 'Close',
  larger: 'Larger',
  smaller: 'Smaller',
  /** Replaces `open` after loading has failed. */
  again: 'It did not load. Try again',
};

export const nextToTry = 'Next to try:';
