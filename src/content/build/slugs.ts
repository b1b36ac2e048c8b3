import type { GetStaticPathsResult, GetStaticPropsContext } from 'next';

export type SlugContext = GetStaticPropsContext<{ slug: string }>;

/** One page for each item, and none for any other address. */
export const pathsOf = (
  things: readonly { slug: string }[],
): GetStaticPathsResult<{ slug: string }> => ({
  paths: things.map(({ slug }) => ({ params: { slug } })),
  fallback: false,
});
