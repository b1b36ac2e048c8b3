import { type ReactNode, Suspense } from 'react';
import type { Language } from '../content/facts/language.ts';
import { site } from '../site.ts';
import { announcerId } from '../ui/announce.ts';
import { ForeignWords } from '../ui/Foreign.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.ts';
import { CookieNotice } from './cookie-notice/CookieNotice.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Menu } from './menu/Menu.tsx';
import { shellLanguageOf, shellWords } from './shellWords.ts';

/**
 * The shell of every page: skip link, live region, header, menu, main, cookie notice and footer. React hydrates each `Suspense` in
 * a separate task, so that none is long.
 * @param page the page's language; English by default
 */
export function Shell({ page, children }: { page?: Language; children: ReactNode }) {
  const language = shellLanguageOf(page);
  return (
    <ForeignWords value={site.foreignWords ?? {}}>
      <a data-skip="" data-screen-only="" href="#main" lang={language}>
        {shellWords[language].skip}
      </a>
      <VisuallyHidden role="status" id={announcerId} />
      <Header language={language} />
      <Suspense>
        <Menu language={language} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <CookieNotice language={language} />
      <Suspense>
        <Footer language={language} />
      </Suspense>
    </ForeignWords>
  );
}
