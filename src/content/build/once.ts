/** Caches what `read` returns: for the whole build, or in development until content changes. */
export const once = <T>(read: () => T) => {
  let value: T | undefined;
  let revision: string | undefined;
  return () => {
    // next.config.js changes this with each content change, in development only.
    const current = process.env.CONTENT_REVISION;
    if (value === undefined || revision !== current) value = read();
    revision = current;
    return value;
  };
};
