/** Removes the query and fragment of every URL in a text, up to the next space, quote or bracket. */
export const scrubText = (text: string) =>
  text.replace(/[^\s"<>]+/g, (word) => {
    const path = word.indexOf('/');
    const tail = path < 0 ? -1 : word.slice(path).search(/[?#]/);
    return tail < 0 ? word : word.slice(0, path + tail);
  });

/** The keys under which the SDK stores a query or fragment separately. */
const urlPartKeys = new Set(['url.query', 'url.fragment', 'http.query', 'http.fragment']);

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Copies a value without the queries and fragments of its URLs. Copies strings, arrays and plain
 * objects at any depth, and keeps all other objects as they are.
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
    if (!urlPartKeys.has(key)) copy[key] = scrub(field, seen);
  return copy as T;
}

/** The attributes of a recorded page that hold URLs, as JSON. */
const recordedUrl = /("(?:href|src|xlink:href)":)("(?:[^"\\]|\\.)*")/g;

/**
 * Scrubs the JSON of recorded events. The recorder (https://github.com/rrweb-io/rrweb) adds the
 * page's query to each link, even to `#main`.
 */
export const scrubRecordedUrls = (events: string) =>
  events.replace(
    recordedUrl,
    (_, key: string, url: string) =>
      key + JSON.stringify(JSON.parse(url).replace(/(\/[^?#]*)[?#].*/s, '$1')),
  );
