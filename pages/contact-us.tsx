import { ContactScreen } from '../src/screens/contact/ContactScreen.tsx';
import { contactProps } from '../src/screens/contact/contact.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = contactProps;

export default withSeo(ContactScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
