import { HomeScreen } from '../src/screens/home/HomeScreen.tsx';
import { homeProps } from '../src/screens/home/home.props.ts';
import { homeTranslations } from '../src/seo/alternates.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = homeProps;

type Props = ReturnType<typeof homeProps>['props'];

export default withSeo<Props>(HomeScreen, ({ introduction }) => ({
  ...introduction,
  alternates: homeTranslations,
}));
