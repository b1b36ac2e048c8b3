/** Caches what `read` returns, for the whole build. */
export const once = <T>(read: () => T) => {
  let value: T | undefined;
  return () => {
    value ??= read();
    return value;
  };
};

// Makes the development server load this module again, and so read again, when content changes.
// Node.js, which runs the scripts, has no `require` here, and the build removes the call.
if (process.env.NODE_ENV === 'development' && typeof require !== 'undefined')
  require.context('../..', true, /(agency|images)\/([^.][^/]*\/)*[^.][^/]*\.(yaml|json)$/);
