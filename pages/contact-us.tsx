import { ContactScreen } from '../src/screens/contact/ContactScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { breadcrumbs } from '../src/seo/structured/things.ts';
import { routes, site } from '../src/site.ts';

export default function ContactPage() {
  return (
    <>
      <Seo
        title="Contact us"
        description={`Write to ${site.name} in Stockholm or Budapest. A designer or an engineer answers within one working day and says what to prepare for a first call.`}
        things={[breadcrumbs({ name: 'Contact us', path: routes.contact })]}
      />
      <ContactScreen />
    </>
  );
}
