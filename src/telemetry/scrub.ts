/** Addresses, absolute or from the root, up to where their query or fragment begins. */
const addressWithTail = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/g;

/** Cuts query and fragment off every address in a text. */
export const scrubText = (text: string) => text.replace(addressWithTail, '$1');

/** Cuts query and fragment off every address in a value, however deep; circles are left as they are. */
export function scrub<T>(value: T, seen = new WeakSet<object>()): T {
  if (typeof value === 'string') return scrubText(value) as T;
  if (typeof value !== 'object' || value === null || seen.has(value)) return value;
  seen.add(value);
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const field = fields[key];
    const clean = scrub(field, seen);
    if (clean !== field) fields[key] = clean;
  }
  return value;
}
