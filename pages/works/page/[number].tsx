import type { GetStaticPropsContext } from 'next';
import { loadPage, loadWorks } from '../../../src/content/load.ts';
import { worksPagePath } from '../../../src/screens/works/worksFilter.ts';
import { filterTable, pageCount, pagesBeside, worksOnPage } from '../../../src/screens/works/worksPage.ts';
import type { WorksPageProps } from '../index.tsx';

/** The pages of the list after the first one, which is /works. */
export const getStaticPaths = () => ({
  paths: Array.from({ length: pageCount(loadWorks()) - 1 }, (_, index) => ({ params: { number: String(index + 2) } })),
  fallback: false,
});

export function getStaticProps({ params }: GetStaticPropsContext<{ number: string }>): { props: WorksPageProps } {
  const works = loadWorks();
  const number = Number(params?.number);
  const last = pageCount(works);
  const slots = { count: String(works.length), page: String(number), pages: String(last) };
  const { pages, title: _, summary: __, ...text } = loadPage('works', slots);
  return {
    props: {
      title: pages.title,
      summary: pages.summary,
      path: worksPagePath(number),
      text,
      works: worksOnPage(works, number),
      table: filterTable(works),
      further: { heading: pages.heading, links: pagesBeside(number, last, pages) },
    },
  };
}

export { default } from '../index.tsx';
