import { existsSync } from 'node:fs';
import { loadPeople, loadWorks } from '../src/content/build/load.ts';
import { shownPerson } from '../src/screens/people/shownPerson.ts';
import { StyleguideScreen } from '../src/screens/styleguide/StyleguideScreen.tsx';
import { teaser } from '../src/screens/works/teaser.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { site } from '../src/site.ts';
import type { Sample } from '../src/ui/example.ts';

export function getStaticProps(): { props: { sample: Sample } } {
  const [work] = loadWorks();
  const cities = site.offices
    .map(({ id }) => id)
    .filter((id) => existsSync(`src/illustrations/skyline-${id}.svg`));
  const people = loadPeople().slice(0, 2).map(shownPerson);
  return {
    props: {
      sample: {
        ...(work && { work: { slug: work.slug, picture: teaser(work).cover } }),
        cities,
        people,
      },
    },
  };
}

/** Outside the sitemap, and left out of production by scripts/build/finish.ts. */
export default withSeo(StyleguideScreen, () => ({
  title: 'Styleguide',
  description: 'Tokens, parts and illustrations of this site.',
  noindex: true,
}));
