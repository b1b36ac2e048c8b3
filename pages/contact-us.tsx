import { ContactScreen } from '../src/screens/contact/ContactScreen.tsx';
import { contactProps } from '../src/screens/contact/contact.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { shellWords } from '../src/shell/shellWords.ts';

export const getStaticProps = () => contactProps(shellWords.newTab);

export default withSeo(ContactScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
