import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { shellLanguage } from '../site.ts';
import { type as sizes } from '../theme/tokens.ts';
import { announcerId } from '../ui/announce.ts';
import { tone } from '../ui/Field.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.ts';
import { CookieNotice } from './cookie-notice/CookieNotice.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { DeferredMenu } from './menu/DeferredMenu.tsx';

const Skip = styled.a`
  ${tone('inverse')}
  position: fixed;
  top: 0;
  left: 0;
  z-index: 4;
  padding: 0.75em 1.25em;
  font-size: ${sizes.small};
  font-weight: 600;
  translate: 0 -110%;
  &:focus { translate: 0 0; }
`;

/**
 * The shell of every page, in the specification's order: header, menu, main, cookie notice, footer, and the live region. React hydrates each
 * `Suspense` in a separate task, so that none is long.
 */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <Skip href="#main" lang={shellLanguage}>
      Skip to the content
    </Skip>
    <Header />
    <Suspense>
      <DeferredMenu />
    </Suspense>
    <main id="main" tabIndex={-1}>
      <Suspense>{children}</Suspense>
    </main>
    <CookieNotice />
    <Suspense>
      <Footer />
    </Suspense>
    <VisuallyHidden role="status" id={announcerId} />
  </>
);
