import { loadPage } from '../src/content/load.ts';
import { type AboutProps, AboutScreen } from '../src/screens/about/AboutScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { routes } from '../src/site.ts';

export const getStaticProps = (): { props: AboutProps } => ({ props: { text: loadPage('about') } });

export default function AboutPage({ text }: AboutProps) {
  return (
    <>
      <Seo title={text.title} description={text.summary} jsonLd={[breadcrumbs({ name: text.title, path: routes.about })]} />
      <AboutScreen text={text} />
    </>
  );
}
