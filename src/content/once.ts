/** Reads something once in a build. In development it is read again whenever a content file has changed. */
export const once = <T>(read: () => T) => {
  let value: T | undefined;
  return () => {
    // Set in development only.
    if (value === undefined || process.env.CONTENT_REVISION) value = read();
    return value;
  };
};
