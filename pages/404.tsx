import { NotFoundScreen } from '../src/screens/not-found/NotFoundScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';

export default function NotFoundPage() {
  return (
    <>
      <Seo title="Page not found" description="This address leads nowhere on our site, but there are ways out." noindex />
      <NotFoundScreen />
    </>
  );
}
