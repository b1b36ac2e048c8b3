import { loadPage, loadServices, loadWorks } from '../src/content/load.ts';
import { type HomeProps, HomeScreen } from '../src/screens/home/HomeScreen.tsx';
import { teaser } from '../src/screens/works/teaser.ts';
import { Seo } from '../src/seo/Seo.tsx';
import { agency, website } from '../src/seo/structured/agency.ts';
import { introduction } from '../src/site.ts';

type Props = HomeProps & { introduction: Pick<typeof introduction, 'title' | 'description'> };

export const getStaticProps = (): { props: Props } => ({
  props: {
    introduction: { title: introduction.title, description: introduction.description },
    text: loadPage('home'),
    works: loadWorks().slice(0, 3).map(teaser),
    services: loadServices().map(({ slug, name, summary }) => ({ slug, name, summary })),
  },
});

export default function HomePage({ introduction, ...props }: Props) {
  return (
    <>
      <Seo {...introduction} nameFirst jsonLd={[agency(), website()]} />
      <HomeScreen {...props} />
    </>
  );
}
