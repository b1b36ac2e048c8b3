import { loadPage, loadPeople } from '../src/content/load.ts';
import { inWords } from '../src/content/readable.ts';
import { type AboutProps, AboutScreen } from '../src/screens/about/AboutScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { menuBreadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { routes } from '../src/site.ts';

export function getStaticProps(): { props: AboutProps } {
  const people = loadPeople();
  return { props: { text: loadPage('about', { headCount: inWords(people.length) }), people } };
}

export default function AboutPage(props: AboutProps) {
  const { title, summary } = props.text;
  return (
    <>
      <Seo title={title} description={summary} jsonLd={[menuBreadcrumbs(routes.about)]} />
      <AboutScreen {...props} />
    </>
  );
}
