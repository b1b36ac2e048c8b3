import { loadJobs, loadPage, loadPeople } from '../../src/content/build/load.ts';
import { type CareerProps, CareerScreen } from '../../src/screens/career/CareerScreen.tsx';
import { shownPerson } from '../../src/screens/people/shownPerson.ts';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

export function getStaticProps(): { props: CareerProps } {
  const jobs = loadJobs().map(({ slug, title, office, pay, applyBy }) => ({
    slug,
    title,
    office,
    pay,
    applyBy,
  }));
  const { closed, ...text } = loadPage('career');
  return {
    props: {
      text,
      jobs,
      people: loadPeople().map(shownPerson),
      closed: (!jobs.length && closed) || null,
    },
  };
}

export default withSeo(CareerScreen, ({ text, closed }) => ({
  title: text.title,
  description: closed?.summary ?? text.summary,
  jsonLd: [menuBreadcrumbs(routes.career)],
}));
