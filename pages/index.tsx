import { loadPage, loadServices, loadWorks } from '../src/content/load.ts';
import { type HomeProps, HomeScreen } from '../src/screens/home/HomeScreen.tsx';
import { teaser } from '../src/screens/works/teaser.ts';
import { Seo } from '../src/seo/Seo.tsx';
import { agency, website } from '../src/seo/structured/agency.ts';
import { site } from '../src/site.ts';

export const getStaticProps = (): { props: HomeProps } => ({
  props: {
    text: loadPage('home'),
    works: loadWorks().slice(0, 3).map(teaser),
    services: loadServices().map(({ slug, name, summary }) => ({ slug, name, summary })),
  },
});

export default function HomePage(props: HomeProps) {
  return (
    <>
      <Seo title={site.title} description={site.description} nameFirst jsonLd={[agency(), website()]} />
      <HomeScreen {...props} />
    </>
  );
}
