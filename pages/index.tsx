import { Hero } from '../src/screens/home/Hero.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { site } from '../src/site.ts';

export default function HomePage() {
  return (
    <>
      <Seo title={site.title} description={site.description} nameFirst />
      <Hero />
    </>
  );
}
