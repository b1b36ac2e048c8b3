import { type ReactNode, Suspense } from 'react';
import { buildHasRecordings } from '../env/shell.ts';
import { site } from '../site.ts';
import { announcerId } from '../ui/announce.ts';
import { ForeignWords } from '../ui/Foreign.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.ts';
import { CookieNotice } from './cookie-notice/CookieNotice.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Menu } from './menu/Menu.tsx';
import { type InShell, shellWords } from './shellWords.ts';

/**
 * The shell of every page: skip link, live region, header, menu, main, cookie notice and footer.
 * React hydrates each `Suspense` in a separate task, so that none is long.
 * @param words the shell's words, in the language of a page that has another one than the site
 */
export function Shell({
  words = shellWords,
  lang,
  children,
}: Partial<InShell> & { children: ReactNode }) {
  return (
    <ForeignWords value={site.foreignWords ?? {}}>
      <a data-skip="" data-screen-only="" href="#main" lang={lang}>
        {words.skip}
      </a>
      <VisuallyHidden role="status" id={announcerId} />
      <Header words={words} lang={lang} />
      <Suspense>
        <Menu words={words} lang={lang} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      {buildHasRecordings && <CookieNotice words={words} lang={lang} />}
      <Suspense>
        <Footer words={words} lang={lang} />
      </Suspense>
    </ForeignWords>
  );
}
