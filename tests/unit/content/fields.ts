/** Returns a copy of content with one field changed; `undefined` removes it. */
// biome-ignore lint/suspicious/noExplicitAny: a test sets what the schema does not allow
export function withField(content: any, field: string, value: unknown) {
  const changed = structuredClone(content);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => inner[key], changed);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return changed;
}

/** Puts the path of a field, such as `offices[0].id`, before a message that names no path itself. */
export const withPath = (field: string, message: string) =>
  /^[\w.[\]]+(?: \(\S+\))?: /.test(message)
    ? message
    : `${field.replace(/\.(\d+)/g, '[$1]')}: ${message}`;
