import { existsSync } from 'node:fs';
import { formFor } from '../src/contact/formFor.ts';
import { loadAgency } from '../src/content/build/agency.ts';
import { loadPage } from '../src/content/build/load.ts';
import { type ContactProps, ContactScreen } from '../src/screens/contact/ContactScreen.tsx';
import { menuBreadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { type Office, routes, site } from '../src/site.ts';

/** Nothing is requested before one is pressed. */
const mapLinks = ({ id, street, postalCode, city }: Office): ContactProps['maps'][Office['id']] => {
  const { latitude = 0, longitude = 0 } = loadAgency().coordinates[id] ?? {};
  return {
    // RFC 5870: the visitor's own map opens, where the system has one.
    own: `geo:${latitude},${longitude}?q=${encodeURIComponent(`${street}, ${postalCode} ${city}`)}`,
    web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    plan: existsSync(`src/illustrations/plan-${id}.svg`),
  };
};

export const getStaticProps = (): { props: ContactProps } => ({
  props: {
    text: loadPage('contact'),
    form: formFor('contact'),
    maps: Object.fromEntries(
      site.offices.map((office) => [office.id, mapLinks(office)]),
    ) as ContactProps['maps'],
  },
});

export default withSeo(ContactScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [menuBreadcrumbs(routes.contact)],
}));
