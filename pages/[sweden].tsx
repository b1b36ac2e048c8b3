import { formFor } from '../src/contact/formFor.ts';
import { bySlug, loadServices, loadSweden, loadWorks } from '../src/content/load.ts';
import { readablePriceInSwedish } from '../src/content/readable.ts';
import { type SwedenProps, SwedenScreen } from '../src/screens/sweden/SwedenScreen.tsx';
import { teaser } from '../src/screens/works/teaser.ts';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { routes, site } from '../src/site.ts';

/** The one page whose address the agency's facts name. */
export const getStaticPaths = () => ({ paths: [{ params: { sweden: site.sweden.path } }], fallback: false });

export function getStaticProps(): { props: SwedenProps } {
  const { workSummaries, serviceNames, ...text } = loadSweden();
  const works = Object.entries(workSummaries).map(([slug, words]) => ({ ...teaser(bySlug(loadWorks(), slug)), ...words }));
  const services = loadServices().map(({ slug, priceFrom }) => ({
    slug,
    name: serviceNames[slug as keyof typeof serviceNames],
    price: readablePriceInSwedish(priceFrom),
  }));
  return { props: { lang: 'sv', text, services, works, form: formFor('sweden') } };
}

export default withSeo(SwedenScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [breadcrumbs({ name: site.sweden.label, path: routes.sweden })],
}));
