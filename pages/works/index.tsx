import { loadWorks } from '../../src/content/load.ts';
import { teaser } from '../../src/screens/works/teaser.ts';
import { type WorksProps, WorksScreen } from '../../src/screens/works/WorksScreen.tsx';
import { Seo } from '../../src/seo/Seo.tsx';
import { breadcrumbs } from '../../src/seo/structured/things.ts';
import { routes } from '../../src/site.ts';

export const getStaticProps = (): { props: WorksProps } => ({
  props: {
    works: loadWorks().map((work) => ({ ...teaser(work), services: work.services, industries: work.industries })),
  },
});

export default function WorksPage(props: WorksProps) {
  return (
    <>
      <Seo
        title="Works"
        description="Case studies from Stockholm and Budapest: the problem, the decisions, what we left out and why. Filter them by service or by industry."
        things={[breadcrumbs({ name: 'Works', path: routes.works })]}
      />
      <WorksScreen {...props} />
    </>
  );
}
