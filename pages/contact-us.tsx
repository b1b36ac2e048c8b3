import { ContactScreen } from '../src/screens/contact/ContactScreen.tsx';
import { contactProps } from '../src/screens/contact/contact.props.ts';
import { menuBreadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { routes } from '../src/site.ts';

export const getStaticProps = contactProps;

export default withSeo(ContactScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [menuBreadcrumbs(routes.contact)],
}));
