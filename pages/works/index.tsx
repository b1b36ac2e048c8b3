import { loadPage, loadWorks } from '../../src/content/load.ts';
import { type WorksProps, WorksScreen } from '../../src/screens/works/WorksScreen.tsx';
import { filterTable, worksOnPage } from '../../src/screens/works/worksPage.ts';
import { Seo } from '../../src/seo/Seo.tsx';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { routes } from '../../src/site.ts';

export interface WorksPageProps extends WorksProps {
  title: string;
  summary: string;
  path: string;
}

export function getStaticProps(): { props: WorksPageProps } {
  const works = loadWorks();
  const { title, summary, pages: _, ...text } = loadPage('works', { count: String(works.length), page: '', pages: '' });
  return { props: { title, summary, path: routes.works, text, works: worksOnPage(works, 1), table: filterTable(works) } };
}

export default function WorksPage({ title, summary, path, ...props }: WorksPageProps) {
  const steps = path === routes.works ? [] : [{ name: title, path }];
  return (
    <>
      <Seo title={title} description={summary} jsonLd={[menuBreadcrumbs(routes.works, ...steps)]} />
      <WorksScreen {...props} />
    </>
  );
}
