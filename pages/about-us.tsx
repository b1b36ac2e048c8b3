import { AboutScreen } from '../src/screens/about/AboutScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { breadcrumbs } from '../src/seo/structured/things.ts';
import { routes } from '../src/site.ts';

export default function AboutPage() {
  return (
    <>
      <Seo
        title="About us"
        description="A studio of designers and engineers in Stockholm and Budapest: how we work, what we believe, how we share a day and what we turn down."
        things={[breadcrumbs({ name: 'About us', path: routes.about })]}
      />
      <AboutScreen />
    </>
  );
}
