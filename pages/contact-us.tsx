import { formFor } from '../src/contact/formFor.ts';
import { loadPage } from '../src/content/load.ts';
import { type ContactProps, ContactScreen } from '../src/screens/contact/ContactScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { routes } from '../src/site.ts';

export const getStaticProps = (): { props: ContactProps } => ({
  props: { text: loadPage('contact'), form: formFor('contact') },
});

export default function ContactPage({ text, form }: ContactProps) {
  return (
    <>
      <Seo title={text.title} description={text.summary} jsonLd={[breadcrumbs({ name: text.title, path: routes.contact })]} />
      <ContactScreen text={text} form={form} />
    </>
  );
}
