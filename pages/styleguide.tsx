import { StyleguideScreen } from '../src/screens/styleguide/StyleguideScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';

/** Outside the sitemap, and left out of production by scripts/build/finish.ts. */
export default function StyleguidePage() {
  return (
    <>
      <Seo title="Styleguide" description="Tokens, parts and illustrations of this site." noindex />
      <StyleguideScreen />
    </>
  );
}
