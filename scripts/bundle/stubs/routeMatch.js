// Cleans separators that Next puts between adjacent route parameters, with path-to-regexp; no route here has two.
export const safeRouteMatcher = (match) => match;
