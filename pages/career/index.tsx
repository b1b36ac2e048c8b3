import { loadJobs, loadPage } from '../../src/content/load.ts';
import { type CareerProps, CareerScreen } from '../../src/screens/career/CareerScreen.tsx';
import { Seo } from '../../src/seo/Seo.tsx';
import { breadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { routes } from '../../src/site.ts';

export const getStaticProps = (): { props: CareerProps } => ({
  props: {
    text: loadPage('career'),
    jobs: loadJobs().map(({ slug, title, office, pay, applyBy }) => ({ slug, title, office, pay, applyBy })),
  },
});

export default function CareerPage(props: CareerProps) {
  const { title, summary } = props.text;
  return (
    <>
      <Seo title={title} description={summary} jsonLd={[breadcrumbs({ name: title, path: routes.career })]} />
      <CareerScreen {...props} />
    </>
  );
}
