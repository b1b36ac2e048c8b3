/** Reads something once in a build. In development it is read again after a content file has changed. */
export const once = <T>(read: () => T) => {
  let value: T | undefined;
  let revision: string | undefined;
  return () => {
    // Set in development only, anew with each change; see next.config.js.
    const current = process.env.CONTENT_REVISION;
    if (value === undefined || revision !== current) value = read();
    revision = current;
    return value;
  };
};
