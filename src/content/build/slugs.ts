import type { GetStaticPathsResult, GetStaticPropsContext } from 'next';

export type SlugContext = GetStaticPropsContext<{ slug: string }>;

/** One page for each entry; any other address is not found. */
export const pathsOf = (
  entries: readonly { slug: string }[],
): GetStaticPathsResult<{ slug: string }> => ({
  paths: entries.map(({ slug }) => ({ params: { slug } })),
  fallback: false,
});
