import { loadPage, loadPeople } from '../src/content/build/load.ts';
import { inWords } from '../src/content/build/readable.ts';
import { photoOf } from '../src/images/workPicture.ts';
import { type AboutProps, AboutScreen } from '../src/screens/about/AboutScreen.tsx';
import { menuBreadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { routes } from '../src/site.ts';

export function getStaticProps(): { props: AboutProps } {
  const people = loadPeople().map(({ portrait, ...person }) => ({
    ...person,
    ...photoOf({ portrait }),
  }));
  return { props: { text: loadPage('about', { headCount: inWords(people.length) }), people } };
}

export default withSeo(AboutScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [menuBreadcrumbs(routes.about)],
}));
