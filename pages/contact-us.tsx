import { ContactScreen } from '../src/screens/contact/ContactScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { site } from '../src/site.ts';

export default function ContactPage() {
  return (
    <>
      <Seo
        title="Contact us"
        description={`Write to ${site.name} in Stockholm or Budapest. A designer or an engineer answers within one working day and says what to prepare for a first call.`}
      />
      <ContactScreen />
    </>
  );
}
