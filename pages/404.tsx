import { loadPage } from '../src/content/load.ts';
import { type NotFoundProps, NotFoundScreen } from '../src/screens/not-found/NotFoundScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';

export const getStaticProps = (): { props: NotFoundProps } => ({ props: { text: loadPage('not-found') } });

export default function NotFoundPage({ text }: NotFoundProps) {
  return (
    <>
      <Seo title={text.title} description={text.summary} noindex />
      <NotFoundScreen text={text} />
    </>
  );
}
