/** Beside a prototype, in the scripts instead of in the data of each page that shows one. */
export const prototypeWords = {
  open: 'Try it',
  close: 'Close',
  larger: 'Larger',
  smaller: 'Smaller',
  /** Where it has not loaded, instead of `open`. */
  again: 'It did not load. Try again',
};

/** Before the client whose prototype is the next one. */
export const nextToTry = 'Next to try:';
