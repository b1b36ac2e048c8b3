/** Cuts query and fragment off every address in a text; what follows up to the next blank or double quote goes with them. */
export const scrubText = (text: string) =>
  text.replace(/[^\s"<>]+/g, (word) => {
    const path = word.indexOf('/');
    const tail = path < 0 ? -1 : word.slice(path).search(/[?#]/);
    return tail < 0 ? word : word.slice(0, path + tail);
  });

/** Where the SDK puts query and fragment by themselves. */
const tails = new Set(['url.query', 'url.fragment', 'http.query', 'http.fragment']);

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * A copy of a value without the query and fragment of any address, however deep. Only texts, arrays and plain
 * objects are looked into; a page's own objects, which reports may refer to, are neither walked through nor changed.
 */
export function scrub<T>(value: T, seen = new Map<unknown, unknown>()): T {
  if (typeof value === 'string') return scrubText(value) as T;
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value)))
    return value;
  const known = seen.get(value);
  if (known) return known as T;
  const copy = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
  seen.set(value, copy);
  for (const [key, field] of Object.entries(value))
    if (!tails.has(key)) copy[key] = scrub(field, seen);
  return copy as T;
}

const addresses = new Set(['href', 'src', 'xlink:href']);

/** Cuts the addresses in what rrweb has drawn, in place; it makes them from the page's own, query and all, even for `#main`. */
export function cutAddresses(drawn: object) {
  for (const [key, field] of Object.entries(drawn)) {
    if (typeof field === 'object' && field !== null) cutAddresses(field);
    else if (typeof field === 'string' && addresses.has(key))
      Object.assign(drawn, { [key]: scrubText(field) });
  }
}
