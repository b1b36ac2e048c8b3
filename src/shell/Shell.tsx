import { type ReactNode, Suspense } from 'react';
import { shellLanguage } from '../site.ts';
import { announcerId } from '../ui/announce.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.ts';
import { CookieNotice } from './cookie-notice/CookieNotice.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { DeferredMenu } from './menu/DeferredMenu.tsx';

/**
 * The shell of every page: the way to its content and a live region, and then in the specification's order header, menu, main,
 * cookie notice and footer. React hydrates each `Suspense` in a separate task, so that none is long.
 */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a data-skip="" href="#main" lang={shellLanguage}>
      Skip to the content
    </a>
    <VisuallyHidden role="status" id={announcerId} />
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
  </>
);
