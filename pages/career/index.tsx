import { loadJobs } from '../../src/content/load.ts';
import { type CareerProps, CareerScreen } from '../../src/screens/career/CareerScreen.tsx';
import { Seo } from '../../src/seo/Seo.tsx';
import { breadcrumbs } from '../../src/seo/structured/things.ts';
import { routes } from '../../src/site.ts';

export const getStaticProps = (): { props: CareerProps } => ({
  props: {
    jobs: loadJobs().map(({ slug, title, office, pay, applyBy }) => ({ slug, title, office, pay, applyBy })),
  },
});

export default function CareerPage(props: CareerProps) {
  return (
    <>
      <Seo
        title="Career"
        description="Open positions for designers, engineers and researchers in Stockholm and Budapest, with pay ranges, and how hiring goes from letter to offer."
        things={[breadcrumbs({ name: 'Career', path: routes.career })]}
      />
      <CareerScreen {...props} />
    </>
  );
}
