import { PricesScreen } from '../src/screens/legal/prices/PricesScreen.tsx';
import { type PricesProps, pricesProps } from '../src/screens/legal/prices/prices.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = pricesProps;

export default withSeo<PricesProps>(PricesScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
