import { formFor } from '../src/contact/formFor.ts';
import { bySlug, loadSweden, loadWorks } from '../src/content/load.ts';
import { type SwedenProps, SwedenScreen } from '../src/screens/sweden/SwedenScreen.tsx';
import { teaser } from '../src/screens/works/teaser.ts';
import { Seo } from '../src/seo/Seo.tsx';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { routes, site } from '../src/site.ts';

/** The one page whose address the agency's facts name. */
export const getStaticPaths = () => ({ paths: [{ params: { sweden: site.sweden.path } }], fallback: false });

export function getStaticProps(): { props: SwedenProps } {
  const { workSummaries, serviceNames, ...text } = loadSweden();
  const works = Object.entries(workSummaries).map(([slug, words]) => ({ ...teaser(bySlug(loadWorks(), slug)), ...words }));
  // Within a sentence.
  const services = Object.entries(serviceNames).map(([slug, name], index): [string, string] => [
    slug,
    index === 0 || name.startsWith('UX') ? name : name.toLowerCase(),
  ]);
  return { props: { lang: 'sv', text, services, works, form: formFor('sweden') } };
}

export default function SwedenPage(props: SwedenProps) {
  return (
    <>
      <Seo
        title={props.text.title}
        description={props.text.summary}
        jsonLd={[breadcrumbs({ name: site.sweden.label, path: routes.sweden })]}
      />
      <SwedenScreen {...props} />
    </>
  );
}
