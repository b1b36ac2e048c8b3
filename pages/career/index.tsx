import { loadJobs, loadPage, loadPeople } from '../../src/content/load.ts';
import { type CareerProps, CareerScreen } from '../../src/screens/career/CareerScreen.tsx';
import { shownPerson } from '../../src/screens/people/shownPerson.ts';
import { Seo } from '../../src/seo/Seo.tsx';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { routes } from '../../src/site.ts';

export function getStaticProps(): { props: CareerProps } {
  const jobs = loadJobs().map(({ slug, title, office, pay, applyBy }) => ({ slug, title, office, pay, applyBy }));
  const { closed, ...text } = loadPage('career');
  return { props: { text, jobs, people: loadPeople().map(shownPerson), closed: jobs.length ? null : closed } };
}

export default function CareerPage(props: CareerProps) {
  const { title, summary } = props.text;
  return (
    <>
      <Seo title={title} description={props.closed?.summary ?? summary} jsonLd={[menuBreadcrumbs(routes.career)]} />
      <CareerScreen {...props} />
    </>
  );
}
