import { Suspense } from 'react';
import { useCookieAnswer } from '../../consent/useCookieAnswer.ts';
import { lazyOr } from '../../ui/lazyOr.ts';
import type { InShellLanguage } from '../shellLanguage.ts';

/** In a script of its own, because whoever has answered needs none of it. If it fails to load, nothing is asked or recorded. */
const NoticeBar = lazyOr<InShellLanguage>(
  () => import('./NoticeBar.tsx').then(({ NoticeBar }) => NoticeBar),
  () => null,
);

/** Shown while the cookie answer is empty. */
export function CookieNotice({ language }: InShellLanguage) {
  if (useCookieAnswer() !== null) return null;
  return (
    <Suspense>
      <NoticeBar language={language} />
    </Suspense>
  );
}
