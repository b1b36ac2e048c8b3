import { loadPage, loadWorks } from '../../src/content/load.ts';
import { teaser } from '../../src/screens/works/teaser.ts';
import { type WorksProps, WorksScreen } from '../../src/screens/works/WorksScreen.tsx';
import { Seo } from '../../src/seo/Seo.tsx';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { routes } from '../../src/site.ts';

export function getStaticProps(): { props: WorksProps } {
  const works = loadWorks();
  return {
    props: {
      text: loadPage('works', { count: String(works.length) }),
      works: works.map((work) => ({ ...teaser(work), services: work.services, industries: work.industries })),
    },
  };
}

export default function WorksPage(props: WorksProps) {
  const { title, summary } = props.text;
  return (
    <>
      <Seo title={title} description={summary} jsonLd={[menuBreadcrumbs(routes.works)]} />
      <WorksScreen {...props} />
    </>
  );
}
