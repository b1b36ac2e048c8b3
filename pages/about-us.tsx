import { AboutScreen } from '../src/screens/about/AboutScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';

export default function AboutPage() {
  return (
    <>
      <Seo
        title="About us"
        description="A studio of designers and engineers in Stockholm and Budapest: how we work, what we believe, how we share a day and what we turn down."
      />
      <AboutScreen />
    </>
  );
}
