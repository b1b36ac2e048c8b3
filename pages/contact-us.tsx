import { formFor } from '../src/contact/formFor.ts';
import { loadPage } from '../src/content/load.ts';
import { type ContactProps, ContactScreen } from '../src/screens/contact/ContactScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { menuBreadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { coordinates, type Office, routes, site } from '../src/site.ts';

/** RFC 5870: whatever map the visitor has opens, and nothing is fetched before. */
const map = ({ id, street, postalCode, city }: Office) =>
  `geo:${coordinates[id].latitude},${coordinates[id].longitude}?q=${encodeURIComponent(`${street}, ${postalCode} ${city}`)}`;

export const getStaticProps = (): { props: ContactProps } => ({
  props: {
    text: loadPage('contact'),
    form: formFor('contact'),
    maps: Object.fromEntries(site.offices.map((office) => [office.id, map(office)])) as ContactProps['maps'],
  },
});

export default function ContactPage(props: ContactProps) {
  return (
    <>
      <Seo title={props.text.title} description={props.text.summary} jsonLd={[menuBreadcrumbs(routes.contact)]} />
      <ContactScreen {...props} />
    </>
  );
}
