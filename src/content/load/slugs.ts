import type { GetStaticPathsResult, GetStaticPropsContext } from 'next';

export type SlugContext = GetStaticPropsContext<{ slug: string }>;

/** Returns the paths for `getStaticPaths`: one page per entry. */
export const pathsOf = (
  entries: readonly { slug: string }[],
): GetStaticPathsResult<{ slug: string }> => ({
  paths: entries.map(({ slug }) => ({ params: { slug } })),
  fallback: false,
});
